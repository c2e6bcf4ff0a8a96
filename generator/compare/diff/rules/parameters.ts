import { row } from './rule';

/** Parameters of operations. */
export const PARAMETER_RULES = {
  'parameter-required-added': row('B/–', 'wire', {
    summary: 'it is added and required',
    reason: 'Old calls lack it; a default does not make them valid.',
    send: 'Send it.',
  }),
  'parameter-added': row('A/–', 'wire', { summary: 'it is added', reason: 'It may be left out.' }),
  'parameter-added-with-default': row('R/–', 'data', {
    summary: 'it is added with the default {after}',
    reason: 'Calls without it may return something else.',
    send: 'Send the value that you rely on.',
  }),
  'query-parameter-removed': row('B/–', 'wire', {
    summary: 'it is removed',
    reason: 'It is refused, or silently ignored.',
    send: 'Stop sending it.',
  }),
  'header-parameter-removed': row('R/–', 'data', {
    summary: 'it is removed',
    reason: 'Unknown headers and cookies are ignored.',
    send: 'Stop sending it.',
  }),
  'parameter-became-required': row('B/–', 'wire', {
    summary: 'it is required',
    reason: 'Calls without it are refused.',
    send: 'Send it.',
  }),
  'parameter-became-optional': row('A/–', 'wire', {
    summary: 'it may be left out',
    reason: 'Old calls stay valid.',
  }),
  'parameter-renamed': row('B/–', 'wire', {
    summary: 'it is renamed to {after}',
    reason: 'The old name is refused or ignored.',
    send: 'Send {after} instead.',
  }),
  'parameter-moved': row('B/–', 'wire', {
    summary: 'it moved from the {before} to the {after}',
    reason: 'At the old place it is refused or ignored.',
    send: 'Send it in the {after}.',
  }),
  'serialization-changed': row('B/–', 'wire', {
    summary: 'it is written as {after} instead of {before}',
    reason: 'The same value is written differently.',
    send: 'Write its value as {after}.',
  }),
  'reserved-changed': row('R/–', 'wire', {
    summary: 'reserved characters are {after}',
    reason: 'Other characters of the value are escaped.',
    send: 'Check how your client escapes it.',
  }),
  'empty-withdrawn': row('B/–', 'wire', {
    summary: 'it may no longer be empty',
    reason: 'Calls with an empty value are refused.',
    send: 'Leave it out instead of sending it empty.',
  }),
  'empty-granted': row('A/–', 'wire', { summary: 'it may be empty', reason: 'Old calls stay valid.' }),
  'parameter-encoding-changed': row('B/–', 'wire', {
    summary: 'its value is written as {after} instead of {before}',
    reason: 'The same value is written differently.',
    send: 'Write its value as {after}.',
  }),
  'parameter-type-widened': row('A/–', 'wire', {
    summary: 'it takes {after} instead of {before}',
    reason: 'In an address, the text of every old value stays valid.',
  }),
};
