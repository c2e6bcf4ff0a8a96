import { replaceWords } from '../operators/files';
import { replaceAttribute, replaceElement, replaceLink, replaceProse } from '../operators/pages';
import type { Fault } from '../steps';

const API = 'docs/tools/api.mdx';
const CORRECT = 'docs/guides/correct-invoices.mdx';
const REFUNDS = 'docs/guides/record-refunds.mdx';

/** Sentences that nobody has compared with their basis. */
const CLAIM_FAULTS: readonly Omit<Fault, 'step'>[] = [
  {
    file: CORRECT,
    edit: replaceAttribute('Status', 'of', '410', '405'),
    says: 'was:   ',
  },
  {
    file: REFUNDS,
    edit: replaceAttribute('Value', 'is', 'paid', 'refunded', 'what-happens-to-the-invoice'),
    says: 'It changed after somebody compared it with its basis',
  },
  {
    file: 'docs/guides/connect/standard-accounts.mdx',
    edit: replaceWords('response_type=code', 'response_type=token'),
    says: 'It contradicts what was accepted',
  },
  {
    file: 'docs/_skill.md',
    edit: replaceWords('on the status, never on the message', 'on the message, never on the status'),
    says: 'It contradicts what was accepted',
  },
  {
    file: API,
    edit: replaceAttribute('Status', 'of', '429', '503', 'rate-limit'),
    says: '429 → 503',
  },
  { file: API, edit: replaceProse('included', 'excluded', 'filters'), says: 'both ends excluded' },
  {
    file: 'openapi/simulator.yaml',
    edit: replaceWords('needs two dates with', 'needs three dates with'),
    says: 'It contradicts what was accepted',
  },
  {
    file: 'tool/verbs/read.ts',
    edit: replaceWords('when it is sent, its payload', 'when it is received, its payload'),
    says: 'It contradicts what was accepted',
  },
];

/** The hand-written pages. */
const PAGE_FAULTS: readonly Omit<Fault, 'step'>[] = [
  { file: REFUNDS, edit: replaceAttribute('Value', 'is', 'refund', 'refunds'), says: 'refunds' },
  {
    file: REFUNDS,
    edit: replaceAttribute('Field', 'of', 'Transaction.processor_id', 'Transaction.processor_number'),
    says: 'Transaction.processor_number',
  },
  { file: REFUNDS, edit: replaceAttribute('Basis', 'of', 'G-API-85', 'G-API-99z'), says: 'G-API-99z' },
  { file: REFUNDS, edit: replaceLink('./record-sales.mdx', '/guides/record-sales/'), says: 'is absolute' },
  {
    file: API,
    edit: replaceElement('Fact', 'limits.rate.windowSeconds', '20', 'rate-limit'),
    says: 'The number 20',
  },
  { file: API, edit: replaceElement('Parameter', 'listInvoices.limit', '`limit`'), says: 'typed by hand' },
];

/** The Markdown for developers. */
const README_FAULTS: readonly Omit<Fault, 'step'>[] = [
  {
    file: 'simulator/README.md',
    edit: replaceWords('77 operations', '78 operations'),
    says: '"78 operations", but it is 77',
  },
  {
    file: 'docs/_contributing/commands.md',
    edit: replaceWords('`npm run test:simulator`', '`npm run test:sandbox`'),
    says: 'there is no script test:sandbox',
  },
  {
    file: 'CONTRIBUTING.md',
    edit: replaceWords('`simulator/resources/index.ts`', '`simulator/resources/list.ts`'),
    says: 'there is no simulator/resources/list.ts',
  },
];

export const DOCS_FAULTS: readonly Fault[] = [
  ...CLAIM_FAULTS.map((fault) => ({ ...fault, step: 'claims' as const })),
  ...[...PAGE_FAULTS, ...README_FAULTS].map((fault) => ({ ...fault, step: 'prose' as const })),
];
