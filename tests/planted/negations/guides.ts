import { replaceExpression, replaceLiteral } from '../operators/code';
import { replaceWords } from '../operators/files';
import { replaceAt } from '../operators/yaml';
import { type Negation, negationsOf } from './negation';

const checkout = negationsOf('docs/_code/frontend/checkout.js');
const shop = negationsOf('docs/_code/checkout/shop.mjs');
const download = negationsOf('docs/_code/download-reports/download.sh');

/** A change of the same program in each of its languages. */
const programs = (
  id: string,
  folder: string,
  edits: Record<string, [from: string, to: string]>,
): Negation[] =>
  Object.entries(edits).map(([file, [from, to]]) => ({
    id,
    file: `docs/_code/${folder}/${file}`,
    edit: replaceWords(from, to),
  }));

export const GUIDES: readonly Negation[] = [
  {
    id: 'signatures.vectors',
    file: 'abaco/labs/webhook/sign.ts',
    edit: replaceLiteral('sign', 'SHA-1', 'SHA-256'),
  },
  {
    id: 'signatures.vectors',
    file: 'abaco/labs/webhook/sign.ts',
    edit: replaceExpression('sign', 'url + body', 'body'),
  },
  {
    id: 'guides.outcome',
    file: 'simulator/tax/decide.ts',
    edit: replaceExpression('decideInArea', 'registered.length === 0', 'true'),
  },
  {
    id: 'guides.outcome',
    file: 'simulator/rules/machines.ts',
    edit: replaceExpression(
      'sessionMachine',
      "{ from: null, event: 'create', to: 'pending', basis: 'public', decision: 'G-API-105b' }",
      "{ from: null, event: 'create', to: 'processing', basis: 'public', decision: 'G-API-105b' }",
    ),
  },
  {
    id: 'guides.first-sale',
    file: 'docs/guides/getting-started.mdx',
    edit: replaceWords('## 5.', '## 6.'),
  },
  {
    id: 'guides.first-sale',
    file: 'simulator/resources/tax-register.ts',
    edit: replaceExpression('readRegistrations', '[...byTaxIds(call), ...atHome(call)]', 'atHome(call)'),
  },
  checkout('frontend.form', replaceLiteral('', 'Choose a country to see the tax.', '')),
  checkout('guides.late-response', replaceWords('if (latest.get(element) !== call) return;', '')),
  {
    id: 'frontend.automatic',
    file: 'docs/_code/frontend/automatic.html',
    edit: replaceWords('data-abaco="country"', 'name="country"'),
  },
  ...programs('guides.read-all', 'api', {
    'read-all.mjs': ["url = response.headers.get('X-Pages-NextPage');", 'url = null;'],
    'read-all.sh': ['s/^x-pages-nextpage: //Ip', 's/^x-pages-last: //Ip'],
  }),
  ...programs('move-in.once', 'move-in', { 'import.rb': ['return found if found', ''] }),
  ...programs('move-in.kept', 'move-in', { 'import.mjs': ['issue_date: date', 'issue_date: due'] }),
  ...programs('move-in.kept', 'move-in', { 'import.mjs': ['if (found) return found;', ''] }),
  ...programs('move-in.whole', 'move-in', { 'import.mjs': ['invoice.number === number', 'true'] }),
  ...programs('move-in.page', 'move-in', { 'import.mjs': ['toFixed(2)', 'toFixed(1)'] }),
  {
    id: 'move-in.series',
    file: 'simulator/documents/numbering.ts',
    edit: replaceWords('seriesOf(taken) ?? SERIES_BY_RESOURCE', 'SERIES_BY_RESOURCE'),
  },
  {
    id: 'move-in.editable',
    file: 'simulator/documents/final.ts',
    edit: replaceWords('if (!isFinal(record)) return;', ''),
  },
  {
    id: 'move-in.payments',
    file: 'generated/bundle/openapi.json',
    edit: replaceWords('"/ping": {', '"/payments": {'),
  },
  ...programs('without-tax.once', 'without-tax', { 'sell.rb': ['return known if known', ''] }),
  ...programs('without-tax.page', 'without-tax', {
    'sell.mjs': ["status === 'reverse_charge'", "status === 'reverse'"],
  }),
  {
    id: 'without-tax.status',
    file: 'simulator/documents/taxes.ts',
    edit: replaceWords("rate === 0 && taxStatus === 'reverse'", "taxStatus === 'reverse'"),
  },
  {
    id: 'without-tax.rate',
    file: 'simulator/documents/lines.ts',
    edit: replaceWords("typeof rateOf(sent, number) === 'number'", 'true'),
  },
  {
    id: 'without-tax.certificate',
    file: 'generated/bundle/openapi.json',
    edit: replaceWords('"tax_status": {', '"certificate": {'),
  },
  ...programs('rehearsal.once', 'test-your-integration', {
    'rehearse.rb': ['known || write', 'write'],
  }),
  ...programs('rehearsal.page', 'test-your-integration', { 'rehearse.mjs': ['[1999, 501, 29]', '[1999]'] }),
  ...programs('rehearsal.fails', 'test-your-integration', {
    'rehearse.mjs': ['assert.deepEqual([error.status, count]', 'void ([error.status, count]'],
  }),
  {
    id: 'rehearsal.errors',
    file: 'simulator/layers/simulate-error.ts',
    edit: replaceWords('throw new Refusal(400', 'throw new Refusal(422'),
  },
  {
    id: 'rehearsal.causes',
    file: 'simulator/records/records.ts',
    edit: replaceWords('throw new Refusal(403', 'throw new Refusal(404'),
  },
  {
    id: 'rehearsal.dates',
    file: 'generated/simulator/world.json',
    edit: replaceWords('"now": 1732903500', '"now": 1733903500'),
  },
  {
    id: 'rehearsal.log',
    file: 'simulator/create-simulator.ts',
    edit: replaceWords('    log.clear();\n', ''),
  },
  ...programs('sync.copy', 'stay-in-sync', {
    'sync.mjs': ['isSweep ? read : { ...records, ...read }', 'read'],
    'sync.rb': ['break if record["id"] <= down_to', 'break'],
  }),
  ...programs('sync.meanwhile', 'stay-in-sync', {
    'sync.mjs': ['Math.max(newest, ids.at(-1) ?? 0)', 'Number.MAX_SAFE_INTEGER'],
  }),
  ...programs('sync.event', 'stay-in-sync', {
    'sync.mjs': ['const downTo = isSweep ? 0 : newest', 'const downTo = Math.max(...Object.keys(records))'],
  }),
  ...programs('sync.page', 'stay-in-sync', { 'sync.mjs': ["'changed'", "'other'"] }),
  {
    id: 'sync.contact',
    file: 'simulator/documents/show.ts',
    edit: replaceWords('?.value ?? value.contact', '?.value'),
  },
  {
    id: 'sync.dates',
    file: 'simulator/resources/invoices.ts',
    edit: replaceWords('date: ({ issue_date }) => issue_date', 'date: () => null'),
  },
  ...programs('sync.not-found', 'stay-in-sync', { 'sync.mjs': ['if (!response.ok)', 'if (false)'] }),
  {
    id: 'sync.deletions',
    file: 'generated/bundle/openapi.json',
    edit: replaceWords('"/expenses/{id}"', '"/expense/{id}"'),
  },
  {
    id: 'sync.events',
    file: 'generated/bundle/openapi.json',
    edit: replaceWords('"expense.created", "expense.updated"', '"product.created", "expense.updated"'),
  },
  ...programs('record-sales.once', 'record-sales', {
    'record-once.mjs': ['known ?? call', 'call'],
    'record-once.py': ['return invoice', 'continue'],
  }),
  download('reports.download', replaceWords('!= pending', '!= later')),
  download('reports.download', replaceWords('exit 1', 'exit 0')),
  {
    id: 'ticketbai.program',
    file: 'docs/_code/ticketbai/read-response.rb',
    edit: replaceWords('envelope["delivered_at"]', 'envelope["recipient"]'),
  },
  {
    id: 'webhooks.shell-signature',
    file: 'docs/_code/webhooks/signature.sh',
    edit: replaceWords('hooks/abaco', 'hooks/abaco/'),
  },
  {
    id: 'webhooks.shell-signature',
    file: 'docs/_code/webhooks/signature.sh',
    edit: replaceWords('-sha1', '-sha256'),
  },
  shop('checkout.shop', replaceWords('genuine ? 204 : 401', '204')),
  shop('checkout.shop', replaceWords('Location: permalink', "Location: '/'")),
  shop(
    'checkout.shop',
    replaceWords('if (!existsSync(`delivered/${session}`)) writeFileSync', 'writeFileSync'),
  ),
  {
    id: 'signatures.examples',
    file: 'openapi/components/examples/invoice.created.yaml',
    edit: replaceAt('/value', 'account_id: ', 'account_id: 9'),
  },
  {
    id: 'webhooks.signatures',
    file: 'abaco/labs/webhook/sign.ts',
    edit: replaceExpression('sign', 'url + body', 'body'),
  },
  {
    id: 'webhooks.vectors',
    file: 'abaco/plugins/signature-vectors/build-vectors.ts',
    edit: replaceExpression(
      'buildVectors',
      'Object.entries(facts.events)',
      'Object.entries(facts.events).slice(1)',
    ),
  },
];
