import {
  dropCall,
  dropFromList,
  replaceComparison,
  replaceExpression,
  replaceLiteral,
} from '../operators/code';
import { type Negation, negationsOf } from './negation';

const credits = negationsOf('simulator/resources/credits.ts');
const issueCredit = negationsOf('simulator/documents/issue-credit.ts');
const creditedLines = negationsOf('simulator/documents/credited-lines.ts');
const creditedTotal = negationsOf('simulator/documents/credited-total.ts');
const machines = negationsOf('simulator/rules/machines.ts');
const numbering = negationsOf('simulator/documents/numbering.ts');

export const CREDITS: readonly Negation[] = [
  issueCredit('effects.played', dropCall('issueCredit', 'settleInvoice')),
  issueCredit('credits.owed', dropCall('issueCredit', 'settleInvoice')),
  creditedTotal('credits.owed', replaceExpression('creditedCents', "state !== 'void'", 'true')),
  issueCredit('credits.settles-invoice', dropCall('issueCredit', 'settleInvoice')),
  issueCredit('credits.settles-invoice', replaceLiteral('issueCredit', 'Invoice', 'Credit')),
  issueCredit('credits.settles-invoice', replaceLiteral('issueCredit', 'create', 'create paid')),
  machines(
    'credits.settles-invoice',
    replaceExpression(
      'invoiceMachine',
      "{ from: 'outstanding', event: 'credit', to: 'paid', basis: 'specification' }",
      "{ from: 'outstanding', event: 'credit', to: 'refunded', basis: 'specification' }",
    ),
  ),
  creditedLines(
    'credits.whole',
    replaceExpression(
      'creditedLines',
      'copiedLines(call, items, taxes)',
      'copiedLines(call, items.slice(0, 1), taxes)',
    ),
  ),
  issueCredit('credits.payment', replaceLiteral('issueCredit', 'create paid', 'create')),
  issueCredit(
    'credits.payment',
    replaceExpression(
      'issueCredit',
      'buildPayment(call, { amountCents, method })',
      'buildPayment(call, { amountCents: 1, method })',
    ),
  ),
  numbering('credits.number', replaceExpression('rejectRepeatedNumber', 'value.number === number', 'false')),
  creditedLines('credits.amount', replaceExpression('creditedLines', 'others.length > 0', 'false')),
  creditedLines('credits.amount', replaceExpression('creditedLines', 'cents > total_cents', 'false')),
  creditedLines('credits.amount', replaceComparison('creditedLines', '> total_cents', '>= total_cents')),
  credits('credits.limit', dropCall('updateCredit', 'rejectAboveInvoice')),
  issueCredit('credits.limit', dropCall('issueCredit', 'rejectAboveInvoice')),
  creditedTotal('credits.limit', replaceExpression('creditedCents', "state !== 'void'", 'true')),
  credits(
    'credits.void',
    replaceExpression('voidCredit', "findTransition(creditMachine, before, 'void') === undefined", 'false'),
  ),
  credits(
    'credits.void',
    replaceExpression(
      'voidCredit',
      "updateRecord(record, { state: stateAfter(creditMachine, before, 'void') })",
      'record',
    ),
  ),
  machines(
    'credits.void',
    replaceExpression(
      'creditMachine',
      "{ from: 'archived', event: 'void', to: 'void', basis: 'specification' }",
      "{ from: 'void', event: 'void', to: 'void', basis: 'specification' }",
    ),
  ),
  { id: 'credits.voided', file: 'simulator/documents/final.ts', edit: dropFromList('FINAL_STATES', 'void') },
  {
    id: 'credits.filters',
    file: 'simulator/documents/list-documents.ts',
    edit: replaceExpression('listDocuments', 'memory.processor_id === processorId', 'true'),
  },
  {
    id: 'credits.paid-invoice',
    file: 'simulator/documents/issue-credit.ts',
    edit: replaceExpression('settleInvoice', 'state === before', 'false'),
  },
  credits('credits.delete', replaceLiteral('deleteCredit', 410, 405)),
  {
    id: 'credits.final',
    file: 'simulator/documents/deliver.ts',
    edit: replaceExpression('deliverDocument', 'record.memory.isFinal = true', 'true'),
  },
  credits('credits.final', dropCall('updateCredit', 'rejectFinalFields')),
];
