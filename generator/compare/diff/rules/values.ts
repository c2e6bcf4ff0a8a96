import { row } from './rule';

/** Types, formats, values, limits and defaults. */
export const VALUE_RULES = {
  'type-replaced': row('B/B', 'data', {
    summary: 'the type is {after} instead of {before}',
    reason: 'No value of the old type is one of the new.',
    send: 'Send {after}.',
    read: 'Read {after}.',
  }),
  'type-widened': row('A/B', 'data', {
    summary: 'the type is {after} instead of {before}',
    reason: 'Old values stay valid, and others may arrive.',
    read: 'Handle {after}.',
  }),
  'type-narrowed': row('B/A', 'data', {
    summary: 'the type is {after} instead of {before}',
    reason: 'Some old values are refused.',
    send: 'Send {after}.',
    read: 'Nothing.',
  }),
  'type-dropped': row('A/B', 'data', {
    summary: 'any type is possible instead of {before}',
    reason: 'Old values stay valid, and others may arrive.',
    read: 'Check the type of what you read.',
  }),
  'type-given': row('B/A', 'data', {
    summary: 'the type is {after} instead of any',
    reason: 'Values of other types are refused.',
    send: 'Send {after}.',
    read: 'Nothing.',
  }),
  'null-joined': row('A/B', 'data', {
    summary: 'it may be null',
    reason: 'Old values stay valid, and null may arrive.',
    read: 'Check for null.',
  }),
  'null-withdrawn': row('B/A', 'data', {
    summary: 'it may not be null any more',
    reason: 'Null is refused.',
    send: 'Leave it out instead of sending null.',
    read: 'Nothing.',
  }),
  'format-given': row('R/A', 'data', {
    summary: 'the format is {after}',
    reason: 'Validators may refuse other forms.',
    send: 'Send the form of {after}.',
    read: 'Nothing.',
  }),
  'format-dropped': row('A/R', 'data', {
    summary: 'the format is no longer {before}',
    reason: 'Other forms may arrive.',
    read: 'Parse it leniently.',
  }),
  'format-changed': row('B/B', 'data', {
    summary: 'the format is {after} instead of {before}',
    reason: 'Values of the old form are not of the new one.',
    send: 'Send the form of {after}.',
    read: 'Read the form of {after}.',
  }),
  'format-widened': row('A/R', 'data', {
    summary: 'the format is {after} instead of {before}',
    reason: 'Larger values may arrive; above 2^53, JavaScript rounds them.',
    read: 'Widen columns and variables to {after}.',
  }),
  'format-narrowed': row('B/A', 'data', {
    summary: 'the format is {after} instead of {before}',
    reason: 'Larger values are refused.',
    send: 'Send values of {after}.',
    read: 'Nothing.',
  }),
  'content-encoding-changed': row('B/B', 'data', {
    summary: 'its text is encoded as {after} instead of {before}',
    reason: 'The same contents are written differently.',
    send: 'Encode it as {after}.',
    read: 'Decode it as {after}.',
  }),
  'content-media-type-changed': row('B/B', 'data', {
    summary: 'its text contains {after} instead of {before}',
    reason: 'The contents have another form.',
    send: 'Send {after} in it.',
    read: 'Read {after} in it.',
  }),
  'enum-value-added': row('A/R', 'data', {
    summary: 'the value {after} is added',
    reason: 'Clients that list all values meet one that they do not know.',
    read: 'Handle values that you do not know.',
  }),
  'open-value-added': row('A/A', 'data', {
    summary: 'the value {after} is added to the open list',
    reason: 'Clients expect values that they do not know.',
  }),
  'open-value-removed': row('D/D', 'data', {
    summary: 'the value {before} is no longer in the open list',
    reason: 'The list only names examples.',
  }),
  'enum-opened': row('A/R', 'data', {
    summary: 'the list of values is open',
    reason: 'Values may arrive that it does not name.',
    read: 'Handle values that you do not know.',
  }),
  'enum-closed': row('B/A', 'data', {
    summary: 'the list of values is closed',
    reason: 'Values that it does not name are refused.',
    send: 'Send one of the values.',
    read: 'Nothing.',
  }),
  'enum-value-removed': row('B/A', 'data', {
    summary: 'the value {before} is removed',
    reason: 'It is refused.',
    send: 'Stop sending {before}.',
    read: 'Nothing: {before} no longer arrives.',
  }),
  'enum-value-renamed': row('B/B', 'data', {
    summary: 'the value {before} is renamed to {after}',
    reason: 'The old value is refused, and the new one is unknown.',
    send: 'Send {after} instead of {before}.',
    read: 'Read {after} as {before}.',
  }),
  'enum-given': row('B/A', 'data', {
    summary: 'only the values {after} are possible',
    reason: 'Other values are refused.',
    send: 'Send one of {after}.',
    read: 'Nothing.',
  }),
  'enum-lifted': row('A/R', 'data', {
    summary: 'other values than {before} are possible',
    reason: 'Values may arrive that clients do not know.',
    read: 'Handle values that you do not know.',
  }),
  'const-changed': row('B/B', 'data', {
    summary: 'the value is {after} instead of {before}',
    reason: 'The old value is refused, and the new one is unknown.',
    send: 'Send {after}.',
    read: 'Expect {after}.',
  }),
  'limit-tightened': row('B/A', 'data', {
    summary: '{name} is {after} instead of {before}',
    reason: 'Some old values are refused.',
    send: 'Keep within it.',
    read: 'Nothing.',
  }),
  'limit-loosened': row('A/R', 'data', {
    summary: '{name} is {after} instead of {before}',
    reason: 'Values may arrive that buffers and columns do not hold.',
    read: 'Make room for it.',
  }),
  'divisor-changed': row('B/R', 'data', {
    summary: '{name} is {after} instead of {before}',
    reason: 'Most old values are refused, and other values may arrive.',
    send: 'Send multiples of {after}.',
    read: 'Expect multiples of {after}.',
  }),
  'unique-items-set': row('B/A', 'data', {
    summary: 'its items must differ',
    reason: 'Lists with equal items are refused.',
    send: 'Send each item once.',
    read: 'Nothing.',
  }),
  'unique-items-lifted': row('A/R', 'data', {
    summary: 'its items may be equal',
    reason: 'Lists with equal items may arrive.',
    read: 'Expect equal items.',
  }),
  'pattern-given': row('B/A', 'data', {
    summary: 'it must match {after}',
    reason: 'Other values are refused.',
    send: 'Send what matches {after}.',
    read: 'Nothing.',
  }),
  'pattern-dropped': row('A/R', 'data', {
    summary: 'it need not match {before} any more',
    reason: 'Other values may arrive.',
    read: 'Expect other values.',
  }),
  'pattern-changed': row('R/R', 'data', {
    summary: 'it must match {after} instead of {before}',
    reason: 'Whether every old value matches cannot be decided in general.',
    send: 'Test your values against {after}.',
    read: 'Test your values against {after}.',
  }),
  'default-changed': row('R/D', 'data', {
    summary: 'the default is {after} instead of {before}',
    reason: 'Calls without a value may behave differently.',
    send: 'Send the value that you rely on. Types that some generators make of a default change, too.',
    read: 'Nothing.',
  }),
  'schema-words': row('D/D', 'source', { summary: 'the {name} changed', reason: 'No value changes.' }),
  'xml-changed': row('B/B', 'wire', {
    summary: 'its form in XML changed',
    reason: 'Elements or attributes have other names or places.',
    send: 'Write the new form.',
    read: 'Read the new form.',
  }),
  'extension-changed': row('D/D', 'source', {
    summary: '`{name}` changed',
    reason: 'It has no meaning that calls depend on.',
  }),
};
