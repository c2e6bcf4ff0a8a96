import type { Json } from '#core/json/json';
import { expect, test } from 'vitest';
import { orderOf } from '#core/schema/member-order';
import { createMergeSchema } from '../../../../generator/model/api/schema/merge-schema';
import { listMembers } from '../../../../generator/model/wording/list-members';
import { schemasOf } from '../../../builders/description';
import { referenceTo } from '../../../builders/reference-to';

const text = { type: 'string' };
const Base = {
  type: 'object',
  properties: { note: text, state: text, id: text },
  'x-order': ['id', 'number', 'state'],
};

/** The members of `Case` as pages list them. */
function membersOf(schemas: Record<string, Json>): string {
  const built = schemasOf(schemas);
  const { schema } = createMergeSchema(built)(built.get('Case')!);
  return listMembers(schema)
    .map(({ name }) => name)
    .join(' ');
}

test.each<{ title: string; given: Record<string, Json>; want: string }>([
  {
    title: 'as the schema says, and those it does not name after them, as declared',
    given: { Case: Base },
    want: 'id state note',
  },
  {
    title: 'as a base says, with members that the base does not have',
    given: { Case: { allOf: [referenceTo('Base')], properties: { number: text } }, Base },
    want: 'id number state note',
  },
  {
    title: 'first as the schema says, then as its base says',
    given: { Case: { allOf: [referenceTo('Base')], 'x-order': ['note'] }, Base },
    want: 'note id state',
  },
  {
    title: 'first as the later of two bases says',
    given: {
      Case: { allOf: [referenceTo('Base'), referenceTo('Input')] },
      Base,
      Input: { type: 'object', properties: { items: text }, 'x-order': ['items'] },
    },
    want: 'items id state note',
  },
  {
    title: 'as declared, required members first, where nothing says so',
    given: { Case: { type: 'object', properties: { a: text, b: text, id: text }, required: ['b'] } },
    want: 'id b a',
  },
  {
    title: 'by the numbers in `x-order` of properties',
    given: {
      Case: { type: 'object', properties: { a: { ...text, 'x-order': 2 }, b: { ...text, 'x-order': 1 } } },
    },
    want: 'b a',
  },
])('lists members $title', ({ given, want }) => {
  expect(membersOf(given)).toBe(want);
  const { order } = createMergeSchema(schemasOf(given))(schemasOf(given).get('Case')!).schema;
  expect(orderOf(given.Case!, given)).toEqual(order);
});

test('a schema that contains itself has the order of its other bases', () => {
  const Case = { allOf: [referenceTo('Case'), referenceTo('Base')] };
  expect(orderOf(Case, { Case, Base })).toEqual(['id', 'number', 'state']);
});
