import { replaceExpression, replaceLiteral } from '../operators/code';
import { type Negation, negationsOf } from './negation';

const sessions = negationsOf('simulator/resources/sessions.ts');
const age = negationsOf('simulator/resources/sessions/age.ts');
const complete = negationsOf('simulator/resources/sessions/complete.ts');
const machines = negationsOf('simulator/rules/machines.ts');

const arrow = (from: string, event: string, to: string) =>
  `{ from: '${from}', event: '${event}', to: ${to}, basis: 'specification' }`;

export const SESSIONS: readonly Negation[] = [
  sessions(
    'sessions.status',
    replaceExpression(
      'assertAccepts',
      'findTransition(sessionMachine, value.status, event) === undefined',
      'false',
    ),
  ),
  sessions('sessions.status', replaceLiteral('assertAccepts', 422, 409)),
  sessions('sessions.status', replaceExpression('listSessions', 'value.status === status', 'true')),
  machines(
    'sessions.status',
    replaceExpression(
      'sessionMachine',
      arrow('pending', 'delete', 'null'),
      `${arrow('pending', 'delete', 'null')}, ${arrow('failed', 'delete', 'null')}`,
    ),
  ),
  machines(
    'sessions.status',
    replaceExpression(
      'sessionMachine',
      arrow('pending', 'update', "'pending'"),
      `${arrow('pending', 'update', "'pending'")}, ${arrow('processing', 'update', "'processing'")}`,
    ),
  ),
  age('sessions.abandoned', replaceLiteral('DAY', 24, 25)),
  age('sessions.abandoned', replaceLiteral('DAY', 24, 23)),
  sessions(
    'sessions.new',
    replaceExpression('createSession', "stateAfter(sessionMachine, null, 'create')", "'processing'"),
  ),
  complete(
    'sessions.items',
    replaceExpression('completeItem', 'cost === null ? null : Number(cost)', 'null'),
  ),
  complete(
    'sessions.items',
    replaceExpression('completeItem', 'item.currency ?? product.currency', "item.currency ?? 'USD'"),
  ),
  complete(
    'sessions.items',
    replaceExpression('completeItem', 'item.name ?? product.name', 'item.name ?? null'),
  ),
  complete('sessions.refusals', replaceExpression('rejectUnknownCoupon', '!isKnown', 'false')),
  complete('sessions.refusals', replaceLiteral('completeItem', 422, 404)),
  complete('sessions.refusals', replaceLiteral('rejectUnknownCoupon', 422, 404)),
  sessions(
    'sessions.idle',
    replaceExpression('updateSession', 'record.memory.changedAt = call.clock.now()', 'record'),
  ),
  sessions(
    'sessions.idle',
    replaceExpression(
      'find',
      "findRecord(call, 'sessions')",
      "((found) => { found.memory.changedAt = call.clock.now(); return found; })(findRecord(call, 'sessions'))",
    ),
  ),
];
