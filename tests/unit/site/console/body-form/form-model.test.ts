import { describe, expect, test } from 'vitest';
import formsText from '../../../../../generated/simulator/forms.json';
import requestsText from '../../../../../generated/simulator/requests.json';
import type { FormSchema, RequestForms } from '#core/contracts/form-schema';
import type { SimulatorRequests } from '#core/contracts/requests';
import { isObject, type Json } from '#core/json/json';
import { createSimulator } from '../../../../../simulator/create-simulator';
import { closestAlternative } from '../../../../../site/src/console/BodyForm/choose-alternative';
import { textValue, valueText } from '../../../../../site/src/console/BodyForm/field-words';
import {
  createResolver,
  entryFields,
  groupFields,
  kindOf,
  valuesOf,
  type FormField,
} from '../../../../../site/src/console/BodyForm/form-model';

const forms = formsText as unknown as RequestForms;
const { operations } = requestsText as unknown as SimulatorRequests;
const { checkBody } = createSimulator();
const resolve = createResolver(forms);

const withBody = Object.entries(operations).filter(([, { mediaType }]) => mediaType !== undefined);
const examples = withBody.flatMap(([id, { requests }]) =>
  requests.flatMap(({ name, body }) => (body === undefined ? [] : [{ id, name, body }])),
);

/** The value that the fields of a form show: what a reader who changes nothing sends. */
function readFields(field: FormField, schema = resolve(field.schema)): Json | undefined {
  const { value } = field;
  switch (kindOf(schema, value)) {
    case 'union': {
      const alternatives = schema.alternatives!;
      return readFields(field, resolve(alternatives[closestAlternative(alternatives, value, resolve)]!));
    }
    case 'group':
      return readGroup(field, schema);
    case 'list':
      return entryFields(schema, field).map((entry) => readFields(entry)!);
    case 'map':
      return Object.fromEntries(entryFields(schema, field).map((entry) => [entry.name, readFields(entry)!]));
    case 'choice':
      return value === null ? null : valuesOf(schema).find((one) => one === value);
    case 'null':
      return null;
    case 'text':
      return value === undefined || value === null ? value : textValue(valueText(value), schema);
  }
}

function readGroup(field: FormField, schema: FormSchema): Json {
  const { needs, shown } = groupFields(schema, field, () => false);
  const needed = needs.flatMap(({ sets, chosen }) => sets.flat().filter(({ name }) => chosen.includes(name)));
  const members = [...needed, ...shown].flatMap((one) => {
    const value = readFields(one);
    return value === undefined ? [] : [[one.name, value] as const];
  });
  return Object.fromEntries(members);
}

const bodyField = (id: string, value: Json): FormField => ({
  pointer: '',
  name: 'body',
  schema: forms.bodies[id]!,
  value,
  isRequired: true,
});

test('each operation with a body has a form', () => {
  expect(Object.keys(forms.bodies).toSorted()).toEqual(withBody.map(([id]) => id).toSorted());
  expect(withBody.length).toBeGreaterThan(20);
});

describe('the form of an example', () => {
  test.each(examples)('of $id, $name, sends the same JSON, which the check accepts', ({ id, body }) => {
    const sent = readFields(bodyField(id, body));
    expect(sent).toEqual(body);
    expect(checkBody(id, sent!)).toEqual([]);
  });
});

describe('a wrong value in the form', () => {
  test.each(withBody.map(([id]) => ({ id })))('of $id is explained, at its field', ({ id }) => {
    const { body } = examples.find((example) => example.id === id)!;
    const [name] = Object.keys(body as object);
    const broken = { ...(body as object), [name!]: { wrong: { wrong: true } } } as Json;
    const problems = checkBody(id, broken);
    expect(problems.length).toBeGreaterThan(0);
    expect(problems.every(({ pointer }) => pointer.startsWith(`/${name}`))).toBe(true);
  });
});

describe('the fields of an object', () => {
  const schema: FormSchema = {
    types: ['object'],
    members: { a: { types: ['string'] }, b: { types: ['string'] }, c: {}, d: {}, e: {} },
    required: ['b'],
    needs: [{ sets: [['c'], ['d']], canCombine: true }],
  };

  test('are the required ones, those that are sent, and others to add', () => {
    const { shown, others, unknown } = groupFields(
      schema,
      { pointer: '', value: { e: 1, x: 2 } },
      () => false,
    );
    expect(shown.map(({ pointer }) => pointer)).toEqual(['/b', '/e']);
    expect(others.map(({ name }) => name)).toEqual(['a']);
    expect(unknown).toEqual([{ pointer: '/x', name: 'x', schema: {}, value: 2, isRequired: false }]);
  });

  test('include an optional one that a reader added', () => {
    const { shown } = groupFields(schema, { pointer: '/y', value: {} }, (pointer) => pointer === '/y/a');
    expect(shown.map(({ name }) => name)).toEqual(['b', 'a']);
  });

  test('have members of which one is needed as one choice', () => {
    const { needs } = groupFields(schema, { pointer: '', value: { d: 1 } }, () => false);
    expect(needs.map(({ sets, chosen }) => ({ names: sets.flat().map(({ name }) => name), chosen }))).toEqual(
      [{ names: ['c', 'd'], chosen: ['d'] }],
    );
  });
});

describe('the closest alternative', () => {
  const reference: FormSchema = {
    types: ['object'],
    members: { id: { types: ['integer'] } },
    required: ['id'],
  };
  const person: FormSchema = {
    types: ['object'],
    members: { kind: { values: ['person'] }, name: { types: ['string'] } },
    required: ['name'],
  };
  const company: FormSchema = { ...person, members: { ...person.members, kind: { values: ['company'] } } };

  test.each<{ title: string; value: Json | undefined; want: number }>([
    { title: 'without a value is the first', value: undefined, want: 0 },
    { title: 'has the members', value: { name: 'Ada' }, want: 1 },
    { title: 'has the value that tells them apart', value: { kind: 'company', name: 'Ada' }, want: 2 },
    { title: 'has the type', value: 'text', want: 3 },
  ])('$title', ({ value, want }) => {
    const alternatives = [reference, person, company, { types: ['string'] }];
    expect(closestAlternative(alternatives, value, resolve)).toBe(want);
  });
});

test.each<{ typed: string; schema: FormSchema; want: Json }>([
  { typed: '49.99', schema: { types: ['number'] }, want: 49.99 },
  { typed: 'fifty', schema: { types: ['number'] }, want: 'fifty' },
  { typed: '5', schema: { types: ['string'] }, want: '5' },
  { typed: '007', schema: { types: ['integer'] }, want: '007' },
])('"$typed" as $schema.types is $want', ({ typed, schema, want }) => {
  expect(textValue(typed, schema)).toBe(want);
  expect(isObject(want)).toBe(false);
});
