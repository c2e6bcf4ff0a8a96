import { replaceComparison, replaceExpression, replaceLiteral } from '../operators/code';
import { type Negation, negationsOf } from './negation';

const receiver = negationsOf('abaco/labs/webhook/receiver.ts');
const deliver = negationsOf('abaco/labs/webhook/deliver.ts');
const register = negationsOf('abaco/labs/webhook/register.ts');
const explain = negationsOf('abaco/labs/tax-calculator/explain.ts');
const preview = negationsOf('abaco/labs/template/preview.ts');
const complete = negationsOf('abaco/labs/template/complete.ts');
const run = negationsOf('site/src/run/describe-run.ts');
const inferred = negationsOf('site/src/run/world/WorldView/describe-answer.ts');
const visit = negationsOf('core/world/visit.ts');
const receipt = negationsOf('site/remark/elements/receipt.ts');
const report = negationsOf('site/markdown/report-text.ts');
const credentials = negationsOf('site/src/session/credentials.ts');

export const LABS: readonly Negation[] = [
  receiver('labs.webhook-receiver', replaceLiteral('receive', 401, 400)),
  receiver('labs.webhook-receiver', replaceComparison('receive', '=== expected', '!== undefined')),
  receiver('labs.webhook-head', replaceLiteral('respondToHead', 200, 204)),
  deliver('labs.webhook-mishaps', replaceExpression('callOf', "mishap === 'key'", 'false')),
  deliver('labs.webhook-mishaps', replaceExpression('callOf', "mishap === 'body'", 'false')),
  deliver('labs.webhook-mishaps', replaceExpression('receiverOf', "mishap === 'replayed'", 'false')),
  register(
    'labs.webhook-refused',
    replaceLiteral('urlWithoutHead', 'https://shop.example/hooks/405', 'https://shop.example/hooks'),
  ),
  explain('labs.tax-steps', replaceExpression('fromTotal', 'total / factor', 'total * factor')),
  explain('labs.tax-rates', replaceExpression('listRates', 'part === 100', 'true')),
  explain(
    'labs.tax-rates',
    replaceExpression('explainAmounts', 'subtotal === null || total === null', 'false'),
  ),
  preview('labs.template-mistakes', replaceExpression('explain', 'line === undefined', 'true')),
  preview('labs.template-mistakes', replaceExpression('suggest', 'question === undefined', 'true')),
  complete(
    'labs.template-names',
    replaceExpression('complete', 'isFilter ? filters : variables', 'variables'),
  ),
  complete('labs.template-names', replaceExpression('complete', 'name.startsWith(typed)', 'true')),
  {
    id: 'labs.template-documents',
    file: 'abaco/labs/template/preview.ts',
    edit: replaceExpression(
      'previewTemplate',
      'String(engine.parseAndRenderSync(template, objects))',
      'String(engine.parseAndRenderSync(template, {}))',
    ),
  },
  run('run.waits', replaceExpression('isBlocked', 'state.isWaiting === true', 'false')),
  run(
    'run.waits',
    replaceExpression(
      'describeResult',
      "[translate('Run comes back in {seconds} s', { seconds: exchange.wait ?? 0 })]",
      '[]',
    ),
  ),
  run('run.line', replaceLiteral('describeRun', 'Outdated', 'Current')),
  run('run.line', replaceExpression('hasTab', "kind !== 'offline'", 'true')),
  inferred('world-run.origins', replaceExpression('describeOrigins', 'pointers.length - MOST_POINTERS', '0')),
  inferred('world-run.effect', replaceExpression('describeEffect', "effect === 'unknown'", 'false')),
  inferred('world-run.effect', replaceExpression('describeEffect', "effect === 'assumed'", 'false')),
  visit(
    'world-run.early',
    replaceExpression('runDocumented', '!tables.some((table) => visit.changed.has(table))', 'true'),
  ),
  receipt('showcase.receipt', replaceExpression('toReceipt', 'amountOf(total_amount)', 'amountOf(subtotal)')),
  report('report.worth', replaceExpression('formatPrograms', 'worth.length', 'pages')),
  report('report.stale', replaceExpression('formatRun', '!wasStale', 'wasStale')),
  report('report.counts', replaceExpression('formatReport', 'errors.natural', 'errors.simulated')),
  credentials(
    'console.credentials',
    replaceLiteral('credentials.at_EXAMPLE_EXPIRED', 'at_EXAMPLE_EXPIRED', 'at_EXAMPLE'),
  ),
];
