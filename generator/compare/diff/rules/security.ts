import { row } from './rule';

/** Credentials, schemes and scopes. */
export const SECURITY_RULES = {
  'credentials-required': row('B/–', 'wire', {
    summary: 'calls need credentials: {after}',
    reason: 'Anonymous calls are refused.',
    send: 'Send credentials.',
  }),
  'credentials-lifted': row('A/–', 'wire', {
    summary: 'calls no longer need credentials',
    reason: 'Old calls stay valid.',
  }),
  'credentials-withdrawn': row('B/–', 'wire', {
    summary: 'the credentials {before} are no longer accepted',
    reason: 'Calls with them are refused.',
    send: 'Send other credentials: {after}.',
  }),
  'credentials-added': row('A/–', 'wire', {
    summary: 'the credentials {after} are accepted, too',
    reason: 'The old ones stay valid.',
  }),
  'scheme-joined': row('B/–', 'wire', {
    summary: 'calls need {after} instead of {before}',
    reason: 'Calls with the old credentials alone are refused.',
    send: 'Send {after} together.',
  }),
  'scheme-dropped': row('A/–', 'wire', {
    summary: 'calls need only {after} instead of {before}',
    reason: 'Old calls stay valid.',
  }),
  'scope-joined': row('B/–', 'wire', {
    summary: 'tokens need the scope {after}',
    reason: 'Old tokens lack it.',
    send: 'Ask for the scope {after}.',
  }),
  'scope-dropped': row('A/–', 'wire', {
    summary: 'tokens no longer need the scope {before}',
    reason: 'Old tokens stay valid.',
  }),
  'scheme-changed': row('B/–', 'wire', {
    summary: 'the scheme {name} is {after} instead of {before}',
    reason: 'Credentials of the old form are refused.',
    send: 'Send credentials as {after}.',
  }),
  'flow-address-changed': row('B/–', 'wire', {
    summary: '{name} is {after} instead of {before}',
    reason: 'The old address gives no tokens.',
    send: 'Ask for tokens at {after}.',
  }),
  'flow-removed': row('B/–', 'wire', {
    summary: 'the flow {before} is removed',
    reason: 'It gives no tokens any more.',
    send: 'Use another flow.',
  }),
  'flow-added': row('A/–', 'wire', {
    summary: 'the flow {after} is added',
    reason: 'The old ones stay.',
  }),
  'scope-declared': row('A/–', 'wire', {
    summary: 'the scope {after} is declared',
    reason: 'Nobody needs it yet.',
  }),
  'scheme-words': row('D/–', 'source', {
    summary: 'the {name} changed',
    reason: 'Credentials are sent as before.',
  }),
  'scope-withdrawn': row('B/–', 'wire', {
    summary: 'the scope {before} is no longer declared',
    reason: 'Asking for it fails.',
    send: 'Stop asking for {before}.',
  }),
};
