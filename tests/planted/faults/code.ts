import {
  addToList,
  dropCall,
  dropFromList,
  replaceComparison,
  replaceExpression,
  replaceLiteral,
} from '../operators/code';
import { addLine, createFile } from '../operators/files';
import { replaceAt } from '../operators/yaml';
import type { Fault } from '../steps';

type Edit = Fault['edit'];

const generated = (path: string, edit: Edit, says: string): Fault => ({
  file: `generated/${path}`,
  edit,
  step: 'generated',
  says,
});
const simulator = (path: string, edit: Edit, test: string, says: string): Fault => ({
  file: `simulator/${path}.ts`,
  edit,
  step: 'simulator',
  within: `tests/simulator/${test}.test.ts`,
  says,
});
const language = (id: string, edit: Edit, says: string): Fault => ({
  file: `generator/emit/snippets/languages/${id}.ts`,
  edit,
  step: 'snippets',
  within: `tests/unit/snippets/languages/${id}.test.ts`,
  says,
});

const search = (module: string, edit: Edit, test: string, says: string): Fault => ({
  file: `search/${module}.ts`,
  edit,
  step: 'search',
  within: `tests/search/${test}.test.ts`,
  says,
});

/** Generated files, rules of the simulator, emitters of snippets, and the data that tests compare with. */
export const CODE_FAULTS: readonly Fault[] = [
  generated('facts/notes.json', createFile('{}\n'), 'Nothing generates `generated/facts/notes.json`'),
  generated('facts/facts.json', replaceAt('/values/limits.rate.calls', '100', '101'), 'facts.json'),
  generated('types/api.d.ts', addLine(), 'api.d.ts'),
  simulator('rules/final-fields', dropFromList('FINAL_FIELDS', 'notes'), 'resources/invoices', 'notes'),
  simulator(
    'rules/final-fields',
    addToList('FINAL_FIELDS', 'due_date', 'notes'),
    'resources/invoices',
    'due_date',
  ),
  simulator(
    'rules/frequencies',
    replaceLiteral('FREQUENCIES.quarterly.recurring_frequency', 3, 4),
    'resources/expenses-and-recurring',
    'quarterly',
  ),
  simulator(
    'rules/proofs',
    replaceComparison('EVIDENCE_STATES', '< 2', '< 1'),
    'resources/evidence',
    'unsettled',
  ),
  simulator('resources/credits', replaceLiteral('deleteCredit', 410, 405), 'resources/credits', '410'),
  simulator(
    'resources/webhooks',
    replaceComparison('checkUrl', '!== 200', '>= 400'),
    'resources/webhooks',
    'HEAD',
  ),
  simulator(
    'layers/limit-rate',
    replaceLiteral('FREE_OPERATION', 'getPing', 'getAuthorization'),
    'layers/rate-limit',
    'does not count a ping',
  ),
  simulator('layers/page', replaceComparison('pageOf.older', '<', '<='), 'layers/paging', 'paging'),
  simulator(
    'layers/page',
    replaceExpression('nextPageUrl.url', 'context.req.url', "context.req.url.replace(/[?].*/, '')"),
    'layers/paging',
    'keeps the filters in the next page',
  ),
  simulator(
    'layers/authenticate',
    replaceExpression('reaches', "needed !== 'read_write'", 'true'),
    'layers/access',
    'scopes',
  ),
  simulator('layers/authenticate', replaceLiteral('SECONDS_PER_DAY', 24, 23), 'layers/access', '25 days'),
  simulator('resources/sessions', dropCall('updateSession', 'assertAccepts'), 'resources/sessions', 'PUT'),
  search(
    'with-origin',
    replaceExpression('withOrigin', 'origin + record.url', 'record.url'),
    'push-index',
    'moved',
  ),
  search(
    'highlight',
    replaceExpression('snippet', 'from + length >= all.length', 'true'),
    'algolia',
    'cut long strings around the match',
  ),
  search('suggest', replaceLiteral('MAX_SUGGESTIONS', 3, 0), 'engine', 'lead from'),
  language('ruby', replaceLiteral('SYNTAX.words', 'nil', 'null'), 'nil'),
  language('python', replaceLiteral('emitPython', 'import requests', 'import request'), 'import request'),
  language(
    'curl',
    replaceExpression('methodOption', '`--request ${word}`', "'--request POST '"),
    '--request',
  ),
  language('go', dropFromList('emitGo.imports', 'log'), 'log'),
  {
    file: 'tests/specified/limits.ts',
    edit: replaceLiteral('LIMITS.tag.maxLength', 40, 41),
    step: 'specified',
    says: '41',
  },
  {
    file: 'tests/simulator/resources/credits.test.ts',
    edit: replaceLiteral('', 'credits.amount', 'credits.amounts'),
    step: 'specified',
    // A list of messages is printed as strings, with their quotes escaped.
    says: String.raw`no sentence rests on \"credits.amounts\"`,
  },
];
