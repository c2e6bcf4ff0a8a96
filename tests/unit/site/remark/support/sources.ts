import type { MarkedCode } from '#core/contracts/code-data';
import type { FieldFact } from '#core/contracts/facts';
import type { Report } from '#core/contracts/report';
import type { Sources } from '../../../../../site/remark/sources';

const items: MarkedCode = {
  text: 'items',
  mark: { kind: 'typed', href: '#request.items', title: 'items: list' },
};

/** A small description that has one of everything a page can be bound to. */
export function buildSources(changes: Partial<Sources['facts']> = {}): Sources {
  return {
    flows: {},
    facts: {
      values: {
        'accept.header': 'Accept',
        'info.title': 'Star API',
        'accept.value': 'application/json; api_version=20241028',
        'limits.rate.calls': 100,
        'limits.eu.euros': 100000,
        'limits.defaults.taxCode': 'eservice',
      },
      fields: {
        'Invoice.due_date': field('due_date', '/api/objects/invoice/#due_date'),
        'Invoice.due_days': field('due_days', '/api/objects/invoice/#due_days'),
        'Invoice.state': field('state', '/api/objects/invoice/#state', ['outstanding', 'late', 'paid']),
      },
      operations: {
        createInvoice: {
          method: 'POST',
          path: '/invoices',
          summary: 'Create an invoice',
          href: '/api/invoices/create-invoice/',
          tag: 'Invoices',
          deprecated: false,
        },
      },
      objects: { Invoice: { title: 'Invoice', href: '/api/objects/invoice/' } },
      events: {
        'invoice.created': {
          summary: 'Invoice issued',
          href: '/api/webhooks/invoice-created/',
          signature: 'c2ln',
        },
        'invoice.updated': {
          summary: 'Invoice changed',
          href: '/api/webhooks/invoice-updated/',
          decision: 'G-API-80',
        },
      },
      statuses: {
        '201': { name: 'Created' },
        '404': { name: 'Not Found', description: 'No such `id`.', href: '/api/errors/#404' },
        '429': { name: 'Too Many Requests', description: 'Too many.', href: '/api/errors/#429' },
        '503': { name: 'Service Unavailable', description: 'Down.', href: '/api/errors/#503' },
      },
      headers: { 'X-RateLimit-Limit': { type: 'integer' } },
      parameters: {
        'listInvoices.limit': { ...field('limit', '/api/invoices/list-invoices/#query.limit'), in: 'query' },
      },
      tags: { Invoices: { href: '/api/invoices/', operationIds: ['createInvoice'] } },
      scopes: { read_only: { href: '/api/#oauth2' } },
      decisions: { 'G-API-80': { basis: 'public', text: 'The amount is "as charged".' } },
      apiVersions: [
        { version: '20241028', current: true, breaking: false, changes: [] },
        {
          version: '20210701',
          current: false,
          breaking: true,
          changes: ['`DELETE` answers 410.', 'No pages.'],
        },
      ],
      ...changes,
    },
    examples: { createInvoice: { request: { default: { currency: 'EUR', items: [] } }, responses } },
    snippets: {
      createInvoice: {
        href: '/api/invoices/create-invoice/',
        languages: [
          { id: 'curl', label: 'curl' },
          { id: 'typescript', label: 'TypeScript' },
          { id: 'ruby', label: 'Ruby' },
          { id: 'php', label: 'PHP' },
        ],
        requests: [
          {
            name: 'default',
            snippets: [
              { language: 'curl', grammar: 'bash', code: ['curl <b>\n'] },
              { language: 'typescript', grammar: 'typescript', code: [items, '\n'] },
              { language: 'ruby', grammar: 'ruby', code: ['puts 1\n'] },
              { language: 'php', grammar: 'php', code: ['<?php\n'] },
            ],
          },
          {
            name: 'reverse-charge',
            snippets: [{ language: 'curl', grammar: 'bash', code: ['curl --head\n'] }],
          },
        ],
      },
    },
    programs: {
      'webhooks/receiver': [
        { language: 'ruby', grammar: 'ruby', name: 'receiver.rb', code: 'run 1' },
        { language: 'php', grammar: 'php', name: 'receiver.php', code: '<?php' },
      ],
      'webhooks/check': [{ language: 'curl', grammar: 'bash', name: 'check.sh', code: 'ls {a} <b>' }],
    },
    languages: { curl: 'curl', ruby: 'Ruby', php: 'PHP' },
    diagrams: {
      invoice: {
        title: 'States of an invoice',
        of: 'Invoice.state',
        boxes: {
          create: { operation: 'createInvoice' },
          sent: { event: 'invoice.created' },
          wait: 'At most {limits.rate.calls}',
        },
        rows: [['create', 'wait'], ['sent'], ['outstanding', 'paid']],
        arrows: [
          { from: 'create', to: 'sent', text: 'issued' },
          { from: 'outstanding', to: 'paid' },
        ],
      },
      gone: { title: 'Gone', of: 'Invoice.state', rows: [['payd']], arrows: [] },
      outside: { title: 'Outside', boxes: { a: 'A' }, rows: [['a']], arrows: [{ from: 'a', to: 'b' }] },
      event: { title: 'Event', boxes: { a: { event: 'invoice.create' } }, rows: [['a']], arrows: [] },
    },
    decisions: { 'G-T-01': { basis: 'choice', text: 'Templates use `Liquid`.' } },
    report,
  };
}

const responses = {
  '201': {
    default: { id: 90210, number: '2024-00042', currency: 'EUR', total_cents: 11900, paid: null },
    list: [{ id: 1, number: 'a' }],
  },
};

const measured = { on: '2025-01-01', revision: '0a1b2c3d', node: '20', seconds: 1 };

const report: Report = {
  snippets: {
    languages: [
      { language: 'curl', executed: 700, faithful: 700, documentedResponses: 700 },
      { language: 'ruby', executed: 600, faithful: 600, documentedResponses: 600 },
    ],
    measured,
  },
  mutants: {
    targets: [{ target: 'rules', mutants: 12, killed: 11, survivors: [], equivalent: [] }],
    measured,
  },
  sentences: {
    lies: [{ class: 'negated', planted: 2, shown: 1 }],
    edits: [{ class: 'synonym', planted: 2, shown: 2 }],
    measured,
  },
  errors: { natural: 3, simulated: 4, measured },
  model: { seed: 1, sequences: 1, moves: 1, requests: 1, faults: 1, faultsFound: 1, measured },
  browser: { sequences: 1, responses: 1, measured },
  respect: { workflows: 1, steps: 1, checks: 9, failed: 0, faults: 1, faultsFound: 1, measured },
  tool: { tasks: 2, solved: 2, measured },
  reader: { solved: 1, facts: 3, found: 2, medianFetches: 2, pages: 4, worth: [], measured },
};

function field(name: string, href: string, values: string[] = []): FieldFact {
  const described = { type: 'string', required: false, deprecated: false, limits: [] };
  return {
    ...described,
    name,
    href,
    readOnly: false,
    writeOnly: false,
    enum: values.map((value) => ({ value })),
  };
}
