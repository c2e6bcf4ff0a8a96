import { dropCall, replaceComparison, replaceExpression, replaceLiteral } from '../operators/code';
import { replaceAt } from '../operators/yaml';
import { type Negation, negationsOf } from './negation';

const transactions = negationsOf('simulator/resources/transactions.ts');
const issue = negationsOf('simulator/resources/transactions/issue.ts');
const line = negationsOf('simulator/resources/transactions/transaction-line.ts');
const transactionResult = negationsOf('simulator/resources/transactions/transaction-result.ts');
const machines = negationsOf('simulator/rules/machines.ts');
const creditedTotal = negationsOf('simulator/documents/credited-total.ts');

export const TRANSACTIONS: readonly Negation[] = [
  transactions('transactions.invoice', replaceLiteral('createTransaction', 'Invoice', 'Credit')),
  machines(
    'transactions.invoice',
    replaceExpression(
      'invoiceMachine',
      "{ from: null, event: 'record sale', to: 'paid', basis: 'public', decision: 'G-API-28a' }",
      "{ from: null, event: 'record sale', to: 'outstanding', basis: 'public', decision: 'G-API-28a' }",
    ),
  ),
  issue('transactions.invoice', replaceExpression('issue', 'body.processor_id ?? null', 'null')),
  issue('transactions.invoice', dropCall('issue', 'pay')),
  line('transactions.tax-codes', replaceExpression('documentTaxes', 'transactionTypeOf(tax)', "'standard'")),
  line('transactions.tax-codes', replaceExpression('resultItem', 'tax?.tax_code ?? null', 'null')),
  issue('transactions.kept', replaceExpression('documentFields', 'body.po_number ?? null', 'null')),
  issue('transactions.kept', replaceExpression('documentFields', 'body.notes ?? null', 'null')),
  issue('transactions.kept', replaceExpression('documentFields', 'body.custom_metadata ?? null', 'null')),
  issue('transactions.kept', replaceExpression('documentFields', 'body.processor_fee_cents ?? null', 'null')),
  issue(
    'transactions.kept',
    replaceExpression('documentFields', 'body.payment.processor_id ?? null', 'null'),
  ),
  {
    id: 'transactions.tax',
    file: 'openapi/components/schemas/TransactionTax.yaml',
    edit: replaceAt('/additionalProperties', 'true', 'false'),
  },
  {
    id: 'transactions.product',
    file: 'simulator/documents/lines.ts',
    edit: replaceExpression(
      'buildLine',
      'sent.description ?? product?.description ?? product?.name ?? null',
      'product?.description ?? sent.description ?? null',
    ),
  },
  {
    id: 'transactions.product',
    file: 'simulator/documents/lines.ts',
    edit: replaceExpression(
      'buildLine',
      'sent.description ?? product?.description ?? product?.name ?? null',
      'sent.description ?? null',
    ),
  },
  transactions('transactions.refund', replaceLiteral('createTransaction', 'Credit', 'Invoice')),
  transactions(
    'transactions.refund',
    replaceExpression('findSale', 'memory.processor_id === processor_id', 'false'),
  ),
  issue('transactions.refund-customer', replaceExpression('issueRefund', 'sale?.value.contact', 'undefined')),
  transactions(
    'transactions.refund-alone',
    replaceExpression('findSale', '(memory.processor ?? null) === processor', 'true'),
  ),
  transactions(
    'transactions.refund-alone',
    replaceExpression('findSale', 'memory.processor_id === processor_id', 'true'),
  ),
  issue(
    'transactions.refund-alone',
    replaceExpression(
      'issueRefund',
      "sale === undefined ? null : { id: sale.id, type: 'Invoice' }",
      "{ id: sale?.id ?? 90210, type: 'Invoice' }",
    ),
  ),
  transactions('transactions.refund-limit', dropCall('createTransaction', 'rejectAboveInvoice')),
  creditedTotal('transactions.refund-limit', replaceExpression('creditedCents', "state !== 'void'", 'true')),
  creditedTotal(
    'transactions.refund-limit',
    replaceComparison('rejectAboveInvoice', '<= invoice.value.total_cents', '< invoice.value.total_cents'),
  ),
  creditedTotal('transactions.refund-limit', replaceLiteral('rejectAboveInvoice', 422, 409)),
  issue('transactions.unnamed', replaceLiteral('issue', 'Unnamed customer', 'Customer')),
  transactionResult(
    'transactions.unnamed',
    replaceExpression('transactionResult', 'isUnnamed ? null : document.contact', 'document.contact'),
  ),
  line('transactions.amounts', replaceExpression('buildTransactionLine', 'tax?.taxable_part ?? 100', '100')),
  line(
    'transactions.amounts',
    replaceExpression('buildTransactionLine', 'tax?.additional_taxable_part ?? 100', '100'),
  ),
  line(
    'transactions.amounts',
    replaceExpression('buildTransactionLine', 'sent.discount_rate ?? null', 'null'),
  ),
  {
    id: 'transactions.refusals',
    file: 'simulator/records/references.ts',
    edit: replaceLiteral('referencedRecord', 422, 404),
  },
];
