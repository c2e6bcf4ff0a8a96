import {
  addToList,
  dropCall,
  dropFromList,
  replaceComparison,
  replaceExpression,
  replaceLiteral,
} from '../operators/code';
import { replaceAt } from '../operators/yaml';
import { type Negation, negationsOf } from './negation';

const invoices = negationsOf('simulator/resources/invoices.ts');
const line = negationsOf('simulator/tax/line.ts');
const lines = negationsOf('simulator/documents/lines.ts');
const taxes = negationsOf('simulator/documents/taxes.ts');
const numbering = negationsOf('simulator/documents/numbering.ts');
const final = negationsOf('simulator/documents/final.ts');
const finalFields = negationsOf('simulator/rules/final-fields.ts');
const deliver = negationsOf('simulator/documents/deliver.ts');
const list = negationsOf('simulator/documents/list-documents.ts');
const search = negationsOf('simulator/records/search.ts');

const NET = 'priceFromNet(subtotal - discount, shares)';

export const INVOICES: readonly Negation[] = [
  line('invoices.sums', replaceExpression('fromUnitPrice', NET, 'priceFromNet(subtotal, shares)')),
  line(
    'invoices.sums',
    replaceExpression('fromUnitPrice', NET, 'priceFromTotal(subtotal - discount, shares)'),
  ),
  line(
    'invoices.sums',
    replaceExpression(
      'priceLine',
      'line.unitPrice !== null',
      'line.unitPrice !== null && line.totalAmount === null',
    ),
  ),
  line(
    'invoices.sums',
    replaceExpression(
      'fromTotal',
      'priceFromTotal(centsOf(totalAmount), shares)',
      'priceFromNet(centsOf(totalAmount), shares)',
    ),
  ),
  taxes('invoices.taxes', replaceExpression('mergeTaxes', 'JSON.stringify(kind)', 'String(kind.country)')),
  taxes('invoices.taxes', replaceExpression('mergeTaxes', 'sum([before, amount_cents])', 'amount_cents')),
  taxes('invoices.taxes', replaceExpression('mergeTaxes', 'JSON.stringify(kind)', 'String(merged.size)')),
  taxes('invoices.tax-label', replaceExpression('taxLabel', "taxStatus === 'reverse'", 'true')),
  taxes('invoices.tax-label', replaceExpression('taxLabel', 'rate === 0', 'true')),
  taxes('invoices.tax-label', replaceLiteral('taxLabel', 'Reverse charge', 'No tax')),
  lines(
    'invoices.tax-defaults',
    replaceExpression('lineTax', 'type ?? context.transactionType', "type ?? 'standard'"),
  ),
  lines(
    'invoices.tax-defaults',
    replaceExpression(
      'lineContext',
      'country ?? contact.country ?? account.country',
      'contact.country ?? account.country',
    ),
  ),
  lines(
    'invoices.tax-defaults',
    replaceExpression('lineTax', 'country ?? context.country', "country ?? 'ES'"),
  ),
  {
    id: 'invoices.refusals',
    file: 'simulator/records/references.ts',
    edit: replaceLiteral('referencedRecord', 422, 404),
  },
  numbering(
    'invoices.refusals',
    replaceExpression('rejectRepeatedNumber', 'value.number === number', 'false'),
  ),
  {
    id: 'invoices.contact',
    file: 'simulator/records/create-contact.ts',
    edit: replaceExpression('createContact', 'fullName(data)', "data.last_name ?? ''"),
  },
  {
    id: 'invoices.contact',
    file: 'simulator/documents/store-document.ts',
    edit: replaceExpression('attachEvidence', 'record.id', 'record.id + 1'),
  },
  numbering('invoices.number', replaceExpression('rejectRepeatedNumber', 'value.number === number', 'false')),
  numbering('invoices.number', replaceExpression('rejectRepeatedNumber', 'record !== self', 'true')),
  finalFields('invoices.final', dropFromList('FINAL_FIELDS', 'po_number')),
  finalFields('invoices.final', dropFromList('FINAL_FIELDS', 'attachment')),
  finalFields('invoices.final', addToList('FINAL_FIELDS', 'due_date', 'notes')),
  final('invoices.final', dropFromList('FINAL_STATES', 'paid')),
  final('invoices.final', replaceLiteral('rejectFields', 422, 409)),
  {
    id: 'invoices.final',
    file: 'simulator/documents/change-issued.ts',
    edit: replaceExpression(
      'changeIssued',
      'changeFields(call, resource, record, fields)',
      'changeFields(call, resource, record, { ...fields, ...(changes.attachment && { attachment: changes.attachment }) })',
    ),
  },
  deliver('invoices.delivery', replaceExpression('deliverDocument', 'record.memory.isFinal = true', 'true')),
  deliver(
    'invoices.undeliverable',
    replaceExpression('deliverDocument', "email === null || email.trim() === ''", 'false'),
  ),
  list(
    'invoices.list',
    replaceExpression(
      'listDocuments',
      '[shown.contact.full_name, filters.text(shown)]',
      '[filters.text(shown)]',
    ),
  ),
  list(
    'invoices.list',
    replaceExpression(
      'listDocuments',
      '[shown.contact.full_name, filters.text(shown)]',
      '[shown.contact.full_name]',
    ),
  ),
  list('invoices.list', replaceExpression('listDocuments', 'shown.contact.id === contact', 'true')),
  list('invoices.list', replaceExpression('listDocuments', 'shown.state === state', 'true')),
  list('invoices.list', replaceExpression('listDocuments', 'memory.processor_id === processorId', 'true')),
  search(
    'invoices.list',
    replaceExpression('containsText', 'text?.includes(q)', 'text?.toLowerCase().includes(q.toLowerCase())'),
  ),
  search('invoices.list', replaceComparison('isWithin', '<= date', '< date')),
  search('invoices.list', replaceComparison('isWithin', '<= to', '< to')),
  {
    id: 'invoices.query',
    file: 'openapi/components/schemas/DateRange.yaml',
    edit: replaceAt('/pattern', String.raw`^(\d{4}`, String.raw`^(\d{4}-\d\d-\d\d|\d{4}`),
  },
  {
    id: 'invoices.query',
    file: 'simulator/layers/read-parameters.ts',
    edit: replaceLiteral('checkValues', 400, 422),
  },
  invoices('invoices.delete', replaceLiteral('deleteInvoice', 410, 405)),
  invoices('invoices.archived', dropCall('updateInvoice', 'rejectReadOnly')),
  {
    id: 'invoices.archived',
    file: 'simulator/rules/machines.ts',
    edit: replaceExpression('invoiceMachine', "['archived']", "['late']"),
  },
  taxes('taxes.label', replaceExpression('taxLabel', "taxStatus === 'reverse'", 'true')),
  taxes('taxes.label', replaceExpression('taxLabel', 'rate === 0', 'true')),
  {
    id: 'invoices.open',
    file: 'simulator/documents/final.ts',
    edit: replaceExpression('rejectFinalFields', '!isFinal(record)', 'false'),
  },
  {
    id: 'invoices.open',
    file: 'simulator/documents/change-document.ts',
    edit: replaceExpression('newItems', 'sent.filter(({ id }) => id === undefined)', '[]'),
  },
];
