import { row } from './rule';

/** Servers, limits, versions and whatever else concerns the whole API. */
export const API_RULES = {
  'base-path-joined-paths': row('R/–', 'source', {
    summary: 'the servers end without {after}, and the paths begin with it',
    reason: 'Addresses stay as a whole, but clients join them from two parts.',
    send: 'Take the server and the paths from the same version.',
  }),
  'base-path-joined-server': row('R/–', 'source', {
    summary: 'the paths begin without {before}, and the servers end with it',
    reason: 'Addresses stay as a whole, but clients join them from two parts.',
    send: 'Take the server and the paths from the same version.',
  }),
  'server-removed': row('B/–', 'wire', {
    summary: 'the server {before} is removed',
    reason: 'Its address is gone.',
    send: 'Call another server.',
  }),
  'server-added': row('A/–', 'wire', {
    summary: 'the server {after} is added',
    reason: 'The old ones stay.',
  }),
  'server-default-changed': row('R/–', 'wire', {
    summary: 'the first server is now {after} instead of {before}',
    reason: 'Generated clients call the first one.',
    send: 'Check which host your client calls.',
  }),
  'server-own': row('B/–', 'wire', {
    summary: 'it is now called at {after}',
    reason: 'Its address moved away from that of the API.',
    send: 'Call it at {after}.',
  }),
  'server-variable-default': row('R/–', 'wire', {
    summary: 'the variable {name} of a server defaults to {after} instead of {before}',
    reason: 'URLs built from the default change.',
    send: 'Set {name} yourself.',
  }),
  'server-variable-removed': row('B/–', 'wire', {
    summary: 'the variable {name} of a server no longer has the value {before}',
    reason: 'The URLs built from it are gone.',
    send: 'Choose another value.',
  }),
  'server-variable-added': row('A/–', 'wire', {
    summary: 'the variable {name} of a server has the new value {after}',
    reason: 'The old values stay.',
  }),
  'limit-lowered': row('B/–', 'wire', {
    summary: 'the limit {name} is {after} instead of {before}',
    reason: 'Calls at the old limit are refused.',
    send: 'Stay within {after}.',
  }),
  'limit-raised': row('A/–', 'wire', {
    summary: 'the limit {name} is {after} instead of {before}',
    reason: 'Calls within the old limit stay within the new one.',
  }),
  'limit-stated': row('R/–', 'wire', {
    summary: 'the limit {name} is stated: {after}',
    reason: 'It may have been enforced before.',
    send: 'Check your calls against it.',
  }),
  'limit-dropped': row('D/–', 'wire', {
    summary: 'the limit {name} is no longer stated',
    reason: 'It may still be enforced.',
  }),
  'default-size-lowered': row('B/–', 'data', {
    summary: '{name} is {after} instead of {before}',
    reason: 'One call no longer returns as many records.',
    send: 'Page on, or ask for more records per page.',
  }),
  'version-removed': row('B/–', 'wire', {
    summary: 'the version {before} is removed',
    reason: 'Calls that ask for it fail.',
    send: 'Ask for a version that exists.',
  }),
  'version-added': row('A/–', 'wire', {
    summary: 'the version {after} is added',
    reason: 'The old ones stay.',
  }),
  'version-header-changed': row('B/–', 'wire', {
    summary: 'the version is selected by {after} instead of {before}',
    reason: 'The old value selects nothing.',
    send: 'Select it by {after}.',
  }),
  'version-changed': row('D/–', 'source', {
    summary: 'the version is {after} instead of {before}',
    reason: 'The changes are listed one by one.',
  }),
  'api-words': row('D/D', 'source', { summary: 'the {name} changed', reason: 'No call changes.' }),
  'component-added': row('D/D', 'source', {
    summary: 'the component {after} is added and not used yet',
    reason: 'No call changes.',
  }),
  'component-removed': row('D/D', 'source', {
    summary: 'the component {before}, which no call uses that stays, is removed',
    reason: 'No call changes.',
    send: 'Remove imports of its type.',
  }),
  'component-renamed': row('D/D', 'source', {
    summary: 'the component {before} is now called {after}',
    reason: 'Only names of generated types change.',
    send: 'Rename imports of its type.',
  }),
};
