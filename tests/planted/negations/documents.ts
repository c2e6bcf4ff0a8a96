import { dropFromList, replaceComparison, replaceExpression, replaceLiteral } from '../operators/code';
import { type Negation, negationsOf } from './negation';

const change = negationsOf('simulator/documents/change-document.ts');
const changeIssued = negationsOf('simulator/documents/change-issued.ts');
const create = negationsOf('simulator/documents/create-document.ts');
const numbering = negationsOf('simulator/documents/numbering.ts');
const show = negationsOf('simulator/documents/show.ts');
const store = negationsOf('simulator/documents/store-document.ts');
const proofs = negationsOf('simulator/rules/proofs.ts');
const evidence = negationsOf('simulator/documents/evidence-record.ts');

export const DOCUMENTS: readonly Negation[] = [
  change(
    'documents.items-added',
    replaceExpression('newItems', 'sent.filter(({ id }) => id === undefined)', '[]'),
  ),
  change(
    'documents.items-added',
    replaceExpression('newItems', 'sent.filter(({ id }) => id === undefined)', 'sent'),
  ),
  change(
    'documents.items-added',
    replaceExpression(
      'addItems',
      '[...value.items, ...added.map(({ item }) => item)]',
      'added.map(({ item }) => item)',
    ),
  ),
  {
    id: 'lists.text-search',
    file: 'simulator/resources/invoices.ts',
    edit: replaceExpression(
      'listInvoices',
      '({ number }) => number',
      '({ number, po_number }) => `${number} ${po_number}`',
    ),
  },
  {
    id: 'lists.text-search',
    file: 'simulator/documents/list-documents.ts',
    edit: replaceExpression(
      'listDocuments',
      '[shown.contact.full_name, filters.text(shown)]',
      '[shown.contact.full_name, shown.contact.email, filters.text(shown)]',
    ),
  },
  {
    id: 'parameters.unknown',
    file: 'simulator/layers/read-parameters.ts',
    edit: replaceExpression('explainUnknown', "'The operation takes none.'", "''"),
  },
  change(
    'updates.structures',
    replaceExpression(
      'addItems',
      '[...value.items, ...added.map(({ item }) => item)]',
      'added.map(({ item }) => item)',
    ),
  ),
  change(
    'updates.structures',
    replaceExpression(
      'changeDocument',
      'tagsOf(tag_list)',
      '[...record.value.tag_list ?? [], ...tagsOf(tag_list)]',
    ),
  ),
  evidence(
    'updates.structures',
    replaceExpression(
      'changeEvidence',
      'updateRecord(record, changes)',
      'updateRecord(record, { bank_country: null, notes: null, ...changes })',
    ),
  ),
  show(
    'deletions.documents',
    replaceExpression(
      'showDocument',
      "store.table('contacts').get(value.contact.id)?.value ?? value.contact",
      "store.table('contacts').get(value.contact.id)?.value ?? { ...value.contact, email: null }",
    ),
  ),
  show(
    'documents.issued-contact',
    replaceExpression(
      'showDocument',
      "store.table('contacts').get(value.contact.id)?.value ?? value.contact",
      'value.contact',
    ),
  ),
  show(
    'documents.issued-contact',
    replaceExpression('showDocument', '{ ...value, contact }', '{ ...value, contact, city: contact.city }'),
  ),
  store(
    'documents.contact-address',
    replaceExpression('completeFields', 'pick(draft.contact, CUSTOMER_FIELDS)', '{}'),
  ),
  store('documents.contact-address', dropFromList('CUSTOMER_FIELDS', 'tax_id')),
  create(
    'e-invoicing.numbering',
    replaceExpression('createDocument', 'ignoresNumbers(call) ? null : issue_date', 'issue_date'),
  ),
  numbering('e-invoicing.numbering', replaceExpression('numberFor', '!ignoresNumbers(call)', 'true')),
  changeIssued('e-invoicing.numbering', replaceExpression('changeFields', 'ignoresNumbers(call)', 'false')),
  proofs('evidence.state', replaceComparison('EVIDENCE_STATES', '< 2', '< 1')),
  proofs('evidence.state', replaceComparison('EVIDENCE_STATES', '< 2', '< 3')),
  proofs('evidence.state', replaceComparison('EVIDENCE_STATES', '< countries.length', '=== 1')),
  proofs('evidence.state', dropFromList('PROOFS', 'billing_country')),
  proofs('evidence.state', dropFromList('PROOFS', 'ip_country')),
  proofs('evidence.state', dropFromList('PROOFS', 'bank_country')),
  proofs('evidence.state', dropFromList('PROOFS', 'additional_evidence_country')),
  evidence(
    'evidence.state',
    replaceExpression(
      'judge',
      'isGiven ? countryOfIp(address) : null',
      "isGiven ? countryOfIp(address) : 'ES'",
    ),
  ),
  {
    id: 'evidence.refusals',
    file: 'simulator/documents/link-evidence.ts',
    edit: replaceLiteral('linkEvidence', 422, 404),
  },
  store(
    'documents.url',
    replaceExpression('completeFields', '`${origin}/api/${resource}/${id}`', '`${origin}/${resource}/${id}`'),
  ),
];
