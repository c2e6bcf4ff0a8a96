import { describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '#core/json/json';
import { conditionsFilledByNull } from './description/conditions';
import { loadDescription, lookUp } from './description/description';
import { eventCases, operationCases } from './description/example-case';
import { createPlainValidator } from './description/plain-validator';
import { referenceTo } from '../builders/reference-to';

const description = loadDescription();
/** The description after a mistake in one of its schemas. */
function mistaken(name: string, change: (schema: JsonObject) => void) {
  const copy = structuredClone(description);
  change(lookUp(copy, `#/components/schemas/${name}`));
  return copy;
}

describe('the description as plain JSON Schema', () => {
  const cases = [...operationCases(description), ...eventCases(description)];
  const validate = createPlainValidator(description);

  it('accepts every example of a request, a response and an event', () => {
    const refused = cases.flatMap(({ id, schema, value }) =>
      validate(schema, value).map((error) => `${id}${error}`),
    );
    expect(cases.length).toBeGreaterThan(150);
    expect(refused).toEqual([]);
  });

  it('would refuse a request whose form asked for what only the API knows', () => {
    const wrong = createPlainValidator(mistaken('ProductCreate', (schema) => (schema.required = ['id'])));
    const { schema, value } = cases.find(({ id }) => id === 'createProduct.request')!;
    expect(wrong(schema, value).join()).toContain("must have required property 'id'");
  });

  it.each<{ schema: string; value: Json }>([
    { schema: 'ProductCreate', value: { tax_based_on: 'country' } },
    { schema: 'ProductCreate', value: { tax_based_on: 'country', country: null } },
    { schema: 'CouponCreate', value: { code: 'X' } },
    { schema: 'CouponCreate', value: { code: 'X', percent_off: null } },
    { schema: 'CouponCreate', value: { code: 'X', kind: null, percent_off: null } },
    { schema: 'CouponCreate', value: { code: 'X', kind: 'amount_off', amount_off: null, currency: 'EUR' } },
    { schema: 'CouponCreate', value: { code: 'X', kind: 'amount_off', amount_off: 5, currency: null } },
    { schema: 'DocumentItemInput', value: { unit_price: null } },
    { schema: 'DocumentItemInput', value: { unit_price: null, total_amount: null } },
    {
      schema: 'EvidenceCreate',
      value: { document_id: 1, additional_evidence: 'SIM card', additional_evidence_country: null },
    },
    {
      schema: 'EvidenceNested',
      value: { additional_evidence: null, additional_evidence_country: 'DE' },
    },
  ])('refuses $value as $schema: null fills no required field', ({ schema, value }) => {
    expect(validate(referenceTo(schema), value)).not.toEqual([]);
  });

  it.each<{ schema: string; value: Json }>([
    { schema: 'ProductCreate', value: { tax_based_on: 'country', country: 'ES' } },
    { schema: 'ProductCreate', value: { country: null } },
    { schema: 'CouponCreate', value: { code: 'X', percent_off: 10, amount_off: null, currency: null } },
    { schema: 'CouponCreate', value: { code: 'X', kind: 'amount_off', amount_off: 5, currency: 'EUR' } },
    { schema: 'DocumentItemInput', value: { unit_price: 50, total_amount: null } },
    {
      schema: 'EvidenceCreate',
      value: { document_id: 1, additional_evidence: null, additional_evidence_country: null },
    },
    { schema: 'Contact', value: { id: 60312 } },
    { schema: 'DocumentItem', value: { id: 1 } },
  ])('accepts $value as $schema', ({ schema, value }) => {
    expect(validate(referenceTo(schema), value)).toEqual([]);
  });
});

describe('conditions', () => {
  it('ask for more than null', () => {
    expect(conditionsFilledByNull(description)).toEqual([]);
  });

  it.each<{ name: string; change: (schema: JsonObject) => void; want: string[] }>([
    {
      name: 'ProductCreate',
      change: (schema) => delete (conditionOf(schema, 1).then as JsonObject).properties,
      want: ['ProductCreate/allOf/1/then: country'],
    },
    {
      name: 'CouponCreate',
      change: (schema) =>
        ((conditionOf(schema, 1).else as JsonObject).properties = {
          percent_off: { type: ['number', 'null'] },
        }),
      want: ['CouponCreate/allOf/1/else: percent_off'],
    },
    {
      name: 'DocumentItemInput',
      change: (schema) => delete (conditionOf(schema, 1).anyOf as JsonObject[])[1]!.properties,
      want: ['DocumentItemInput/allOf/1/anyOf/1: total_amount'],
    },
    {
      name: 'EvidenceNested',
      change: (schema) =>
        (schema.dependentRequired = { additional_evidence: ['additional_evidence_country'] }),
      want: ['EvidenceNested/dependentRequired: additional_evidence_country'],
    },
  ])('of $name are found when null would do', ({ name, change, want }) => {
    expect(conditionsFilledByNull(mistaken(name, change))).toEqual(want);
  });
});

function conditionOf(schema: JsonObject, index: number): JsonObject {
  return (schema.allOf as JsonObject[])[index]!;
}
