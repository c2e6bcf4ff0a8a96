import { row } from './rule';

/** Operations, callbacks and events as a whole. */
export const OPERATION_RULES = {
  'operation-removed': row('B/–', 'wire', {
    summary: 'the operation is removed',
    reason: 'Calls of its address get 404 or 405.',
    send: 'Stop calling it.',
  }),
  'operation-added': row('A/–', 'wire', {
    summary: 'the operation is added',
    reason: 'No client calls it yet.',
  }),
  'operation-moved': row('B/–', 'wire', {
    summary: 'the operation moved to {after}',
    reason: 'The old address fails.',
    send: 'Call {after}.',
  }),
  'path-spelling': row('B/–', 'wire', {
    summary: 'the path is now {after}',
    reason: 'Case and slashes at the end are part of an address (RFC 3986).',
    send: 'Call {after} exactly.',
  }),
  'path-parameter-renamed': row('R/–', 'source', {
    summary: 'the path parameter {before} is now {after}',
    reason: 'Addresses stay, but typed clients name the parameter.',
    send: 'Rename it in typed calls.',
  }),
  'path-shadowed': row('R/–', 'wire', {
    summary: 'the path {after} is added and matches it',
    reason: 'A value that equals the fixed part reaches another operation.',
    send: 'Avoid values that equal a fixed part of {after}.',
  }),
  'operation-id-changed': row('R/–', 'source', {
    summary: 'the operationId {before} is now {after}',
    reason: 'Generated clients name their methods after it.',
    send: 'Rename the method in generated clients.',
  }),
  'operation-words': row('D/D', 'source', {
    summary: 'the {name} changed',
    reason: 'No call changes.',
  }),
  'deprecated-set': row('A/A', 'source', {
    summary: 'it is deprecated',
    reason: 'It still works.',
    send: 'Plan to do without it.',
  }),
  'deprecated-lifted': row('D/D', 'source', {
    summary: 'it is no longer deprecated',
    reason: 'It works as before.',
  }),
  'sunset-set': row('A/A', 'source', {
    summary: 'it ends on {after}',
    reason: 'It still works until then.',
    send: 'Do without it before {after}.',
  }),
  'sunset-later': row('D/D', 'source', {
    summary: 'it ends on {after} instead of {before}',
    reason: 'Clients have more time.',
  }),
  'sunset-earlier': row('R/R', 'wire', {
    summary: 'it ends on {after}, earlier than {before}',
    reason: 'Clients planned by the old date.',
    send: 'Do without it before {after}.',
  }),
  'sunset-lifted': row('D/D', 'source', {
    summary: 'it no longer ends on {before}',
    reason: 'It works as before.',
  }),
  'event-added': row('–/A', 'wire', {
    summary: 'the event is added',
    reason: 'Receivers answer 2XX to events that they do not know.',
    read: 'Ignore events that you do not know.',
  }),
  'event-removed': row('–/B', 'wire', {
    summary: 'the event is removed',
    reason: 'Clients wait for it in vain.',
    read: 'Stop waiting for it.',
  }),
  'event-renamed': row('–/B', 'wire', {
    summary: 'the event is now called {after}',
    reason: 'Handlers choose by the name.',
    read: 'Handle {after} instead.',
  }),
  'callback-added': row('–/A', 'wire', {
    summary: 'the callback {name} is added',
    reason: 'Nobody waits for it yet.',
    read: 'Answer it, or leave its address out.',
  }),
  'callback-removed': row('–/B', 'wire', {
    summary: 'the callback {name} is removed',
    reason: 'Clients wait for it in vain.',
    read: 'Stop waiting for it.',
  }),
  'callback-moved': row('–/B', 'wire', {
    summary: 'the callback {name} goes to {after} instead of {before}',
    reason: 'It arrives elsewhere.',
    read: 'Expect it at {after}.',
  }),
  'callback-method-changed': row('–/B', 'wire', {
    summary: 'it arrives as {after} instead of {before}',
    reason: 'Receivers route by the method.',
    read: 'Accept {after}.',
  }),
  'receiver-status-removed': row('B/–', 'wire', {
    summary: 'the answer {name} is no longer accepted',
    reason: 'Receivers that answer so are taken for failed.',
    send: 'Answer with another status.',
  }),
  'receiver-status-added': row('A/–', 'wire', {
    summary: 'the answer {name} is accepted, too',
    reason: 'The old answers stay valid.',
  }),
};
