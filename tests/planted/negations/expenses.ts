import { dropCall, replaceExpression, replaceLiteral } from '../operators/code';
import { type Negation, negationsOf } from './negation';

const expenses = negationsOf('simulator/resources/expenses.ts');
const recurring = negationsOf('simulator/resources/recurring.ts');
const frequencies = negationsOf('simulator/rules/frequencies.ts');
const machines = negationsOf('simulator/rules/machines.ts');

const PAYMENT = 'buildPayment(call, { amountCents, method, processor, processorId })';

const frequency = (name: string, from: number, to: number): Negation =>
  frequencies('recurring.frequency', replaceLiteral(`FREQUENCIES.${name}.recurring_frequency`, from, to));

export const EXPENSES: readonly Negation[] = [
  expenses('expenses.payment', replaceExpression('updateExpense', 'withoutPayment(call.body)', 'call.body')),
  expenses(
    'expenses.payment',
    replaceExpression('payIfSent', PAYMENT, 'buildPayment(call, { amountCents, method })'),
  ),
  machines(
    'expenses.payment',
    replaceExpression(
      'expenseMachine',
      "{ from: null, event: 'create', to: 'outstanding', basis: 'specification' }",
      "{ from: null, event: 'create', to: 'late', basis: 'specification' }",
    ),
  ),
  expenses('expenses.paid-at-once', replaceExpression('createExpense', 'payIfSent(call, record)', 'record')),
  expenses(
    'expenses.paid-at-once',
    replaceExpression(
      'payIfSent',
      PAYMENT,
      'buildPayment(call, { amountCents: 1, method, processor, processorId })',
    ),
  ),
  recurring(
    'recurring.defaults',
    replaceExpression('createRecurring', 'addMonth(dateOf(clock.now()))', 'dateOf(clock.now())'),
  ),
  recurring('recurring.defaults', replaceLiteral('MONTHLY', 1, 2)),
  frequencies('recurring.frequency', replaceLiteral('FREQUENCIES.daily.recurring_period', 'days', 'weeks')),
  frequency('biweekly', 2, 1),
  frequency('bimonthly', 2, 1),
  frequency('quarterly', 3, 4),
  frequency('semiyearly', 6, 12),
  frequency('biyearly', 2, 1),
  recurring('recurring.items-added', dropCall('updateRecurring', 'changeDocument')),
  {
    id: 'recurring.date',
    file: 'simulator/records/search.ts',
    edit: replaceExpression('isWithin', 'from <= date', 'from < date'),
  },
];
