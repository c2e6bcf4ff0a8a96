import { row } from './rule';

/** Fields of objects. */
export const FIELD_RULES = {
  'field-added': row('A/A', 'data', {
    summary: 'the field is added',
    reason: 'It may be left out, and clients ignore what they do not know.',
    read: 'Ignore fields that you do not know.',
  }),
  'field-added-to-closed': row('A/R', 'data', {
    summary: 'the field is added to a closed object',
    reason: 'Clients that hold responses to the schema refuse it.',
    read: 'Let your reader ignore fields that it does not know.',
  }),
  'field-required-added': row('B/A', 'data', {
    summary: 'the field is added and required',
    reason: 'Requests without it are refused; a default does not make them valid.',
    send: 'Send it.',
    read: 'Ignore fields that you do not know.',
  }),
  'field-removed': row('B/B', 'data', {
    summary: 'the field is removed',
    reason: 'Strict servers refuse it, others lose its data, and readers miss it.',
    send: 'Stop sending it: it is refused or ignored.',
    read: 'Stop reading it.',
  }),
  'field-renamed': row('B/B', 'data', {
    summary: 'the field is renamed to {after}',
    reason: 'The old name is refused or ignored, and readers miss it.',
    send: 'Send {after}.',
    read: 'Read {after}.',
  }),
  'field-moved': row('B/B', 'data', {
    summary: 'the field moved to {after}',
    reason: 'At the old place it is refused or ignored, and readers miss it.',
    send: 'Send it at {after}.',
    read: 'Read it at {after}.',
  }),
  'field-became-required': row('B/A', 'data', {
    summary: 'the field is required',
    reason: 'Requests without it are refused.',
    send: 'Send it.',
    read: 'Nothing.',
  }),
  'field-became-optional': row('A/B', 'data', {
    summary: 'the field may be missing',
    reason: 'Readers that rely on it fail.',
    read: 'Check whether it is there.',
  }),
  'unknown-field-required': row('B/A', 'data', {
    summary: 'the field {name} is required, which no schema describes',
    reason: 'Objects without it are refused.',
    send: 'Send it.',
    read: 'Nothing.',
  }),
  'unknown-field-optional': row('A/B', 'data', {
    summary: 'the field {name}, which no schema describes, may be missing',
    reason: 'Readers that rely on it fail.',
    read: 'Check whether it is there.',
  }),
  'read-only-set': row('B/–', 'data', {
    summary: 'the field can only be read',
    reason: 'It is ignored or refused.',
    send: 'Stop sending it.',
  }),
  'read-only-lifted': row('A/–', 'data', {
    summary: 'the field can be sent',
    reason: 'It may be left out.',
  }),
  'read-only-lifted-required': row('B/–', 'data', {
    summary: 'the field must be sent',
    reason: 'Requests without it are refused.',
    send: 'Send it.',
  }),
  'write-only-set': row('–/B', 'data', {
    summary: 'the field no longer arrives',
    reason: 'Readers miss it.',
    read: 'Stop reading it.',
  }),
  'write-only-lifted': row('–/A', 'data', {
    summary: 'the field arrives, too',
    reason: 'Clients ignore what they do not know.',
  }),
  'unknown-fields-refused': row('B/A', 'data', {
    summary: 'fields without a description are refused',
    reason: 'Objects with such fields are refused.',
    send: 'Send no other fields.',
    read: 'Nothing.',
  }),
  'unknown-fields-accepted': row('A/R', 'data', {
    summary: 'fields without a description are possible',
    reason: 'Fields may arrive that clients do not know.',
    read: 'Ignore fields that you do not know.',
  }),
  'other-fields-typed': row('B/A', 'data', {
    summary: 'the values of its other fields are described',
    reason: 'Other values are refused.',
    send: 'Send values that fit.',
    read: 'Nothing.',
  }),
  'other-fields-untyped': row('A/B', 'data', {
    summary: 'the values of its other fields are no longer described',
    reason: 'Any value may arrive.',
    read: 'Check the values that you read.',
  }),
};
