import { row } from './rule';

/** Lists, alternatives and conditions. */
export const STRUCTURE_RULES = {
  'pattern-fields-given': row('B/A', 'data', {
    summary: 'fields that match {after} are described',
    reason: 'Other values are refused.',
    send: 'Send values that fit.',
    read: 'Nothing.',
  }),
  'pattern-fields-dropped': row('A/R', 'data', {
    summary: 'fields that match {before} are no longer described',
    reason: 'Other values may arrive.',
    read: 'Check the values that you read.',
  }),
  'content-described': row('R/A', 'data', {
    summary: 'the document it contains is now described',
    reason: 'Whether other documents are refused is up to the API.',
    send: 'Send a document that fits.',
    read: 'Nothing.',
  }),
  'content-not-described': row('A/R', 'data', {
    summary: 'the document it contains is no longer described',
    reason: 'Other documents may arrive.',
    read: 'Check the document before you use it.',
  }),
  'condition-given': row('B/A', 'data', {
    summary: 'the condition `{name}` is new',
    reason: 'Some old values are refused.',
    send: 'Send what fits the condition.',
    read: 'Nothing.',
  }),
  'condition-changed': row('B/R', 'data', {
    summary: 'the condition `{name}` is another one',
    reason: 'Which of two conditions is stricter cannot be decided in general.',
    send: 'Send what fits the condition.',
    read: 'Expect values that do not fit the old one.',
  }),
  'condition-dropped': row('A/R', 'data', {
    summary: 'the condition `{name}` is dropped',
    reason: 'Other values may arrive.',
    read: 'Expect values that do not fit it.',
  }),
  'items-typed': row('B/A', 'data', {
    summary: 'its items are described',
    reason: 'Other items are refused.',
    send: 'Send items that fit.',
    read: 'Nothing.',
  }),
  'items-untyped': row('A/B', 'data', {
    summary: 'its items are no longer described',
    reason: 'Any item may arrive.',
    read: 'Check the items that you read.',
  }),
  'position-typed': row('B/A', 'data', {
    summary: 'the item at position {name} is described',
    reason: 'Other items are refused there.',
    send: 'Send an item that fits there.',
    read: 'Nothing.',
  }),
  'position-untyped': row('A/B', 'data', {
    summary: 'the item at position {name} is no longer described',
    reason: 'Any item may arrive there.',
    read: 'Check the item that you read there.',
  }),
  'position-joined': row('A/B', 'data', {
    summary: 'the list may have an item at position {name}',
    reason: 'Lists may be longer than clients expect.',
    read: 'Read longer lists.',
  }),
  'position-dropped': row('B/A', 'data', {
    summary: 'the list has no item at position {name} any more',
    reason: 'Longer lists are refused.',
    send: 'Send shorter lists.',
    read: 'Nothing.',
  }),
  'contains-tightened': row('B/A', 'data', {
    summary: 'what its items must contain is stricter',
    reason: 'Some old lists are refused.',
    send: 'Send lists that fit.',
    read: 'Nothing.',
  }),
  'contains-loosened': row('A/R', 'data', {
    summary: 'what its items must contain is less strict',
    reason: 'Other lists may arrive.',
    read: 'Expect other lists.',
  }),
  'alternative-added': row('A/B', 'data', {
    summary: 'the alternative {after} is added',
    reason: 'Old values stay valid, and the new one may arrive.',
    read: 'Handle {after}.',
  }),
  'alternative-ambiguous': row('B/–', 'data', {
    summary: 'the alternative {after} is added, which a value of an old one fits, too',
    reason: 'A value that fits two alternatives is refused.',
    send: 'Send a value that fits one alternative only.',
  }),
  'alternative-overlaps': row('R/–', 'data', {
    summary: 'the alternative {after} is added, which values of an old one may fit, too',
    reason: 'A value that fits two alternatives is refused.',
    send: 'Check that your values fit one alternative only.',
  }),
  'tagged-alternative-added': row('A/R', 'data', {
    summary: 'the alternative {after} is added',
    reason: 'A discriminator tells it from the others, so that clients can skip it.',
    read: 'Skip alternatives that you do not know.',
  }),
  'alternative-removed': row('B/A', 'data', {
    summary: 'the alternative {before} is removed',
    reason: 'Values of it are refused.',
    send: 'Send another alternative.',
    read: 'Nothing.',
  }),
  'one-of-demanded': row('B/A', 'data', {
    summary: 'a value must fit exactly one alternative',
    reason: 'Values that fit two alternatives are refused.',
    send: 'Send values that fit one alternative only.',
    read: 'Nothing.',
  }),
  'one-of-lifted': row('A/–', 'data', {
    summary: 'a value may fit several alternatives',
    reason: 'Old values stay valid.',
  }),
  'discriminator-renamed': row('B/B', 'data', {
    summary: 'the field {after} tells the alternatives apart instead of {before}',
    reason: 'Clients choose by the old field.',
    send: 'Send {after}.',
    read: 'Choose by {after}.',
  }),
  'discriminator-joined': row('D/D', 'source', {
    summary: 'the field {after} is said to tell the alternatives apart',
    reason: 'It is a hint for tools.',
  }),
  'discriminator-dropped': row('D/D', 'source', {
    summary: 'no field is said to tell the alternatives apart any more',
    reason: 'It was a hint for tools.',
  }),
  'mapping-added': row('A/R', 'data', {
    summary: 'the value {after} of the discriminator is added',
    reason: 'A value may arrive that clients do not know.',
    read: 'Skip values that you do not know.',
  }),
  'mapping-removed': row('B/A', 'data', {
    summary: 'the value {before} of the discriminator is removed',
    reason: 'It is refused.',
    send: 'Send another value.',
    read: 'Nothing.',
  }),
  'mapping-renamed': row('B/B', 'data', {
    summary: 'the value {before} of the discriminator is renamed to {after}',
    reason: 'The old value is refused, and the new one is unknown.',
    send: 'Send {after}.',
    read: 'Read {after} as {before}.',
  }),
};
