import { isObject, type Json } from '#core/json/json';
import { objectOf } from '#core/json/read';
import { Ajv2020 } from 'ajv/dist/2020';
import { describe, expect, it } from 'vitest';
import seedText from '../../../generated/simulator/world.json';
import type { Partly } from '../../../simulator/schema-types';
import { RESOURCES, type Resource } from '../../../simulator/store/resources';
import { loadDescription } from '../../contract/description/description';

const PARTLY: Record<Partly, true> = {
  CustomAccount: true,
  RelatedDocument: true,
  ReportParameters: true,
  ShippingAddress: true,
  TransactionResult: true,
  TransactionResultItem: true,
};

/** The schemas of the description, every member required but what only requests hold: what `Whole` says in types. */
function wholeSchemas(): Json {
  const schemas = Object.entries(objectOf(loadDescription().components?.schemas));
  return Object.fromEntries(
    schemas.map(([name, schema]) => [name, name in PARTLY ? schema : requireAll(schema)]),
  );
}

function requireAll(schema: Json): Json {
  if (Array.isArray(schema)) return schema.map(requireAll);
  if (!isObject(schema)) return schema;
  const inner = Object.fromEntries(Object.entries(schema).map(([name, value]) => [name, requireAll(value)]));
  if (!isObject(inner.properties)) return inner;
  const shown = Object.entries(inner.properties).filter(([, member]) => objectOf(member).writeOnly !== true);
  return { ...inner, required: shown.map(([name]) => name) };
}

const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false });
ajv.addSchema({ $id: 'description', components: { schemas: wholeSchemas() } });

const isWhole = (resource: Resource, value: unknown): string => {
  const validate = ajv.compile({ $ref: `description#/components/schemas/${RESOURCES[resource].schema}` });
  return validate(value) ? '' : ajv.errorsText(validate.errors);
};

const records = Object.entries(seedText.records) as [Resource, { value: object }[]][];

describe('the seed', () => {
  it.each(records)('holds %s with every member of their component', (resource, entries) => {
    expect(entries.length).toBeGreaterThan(0);
    for (const { value } of entries) expect(isWhole(resource, value)).toBe('');
  });

  it('holds every resource and no other', () => {
    expect(records.map(([resource]) => resource).toSorted()).toEqual(Object.keys(RESOURCES).toSorted());
  });

  it.each([
    { title: 'an optional member', resource: 'items' as const, member: 'description' },
    { title: 'a member of a base schema', resource: 'invoices' as const, member: 'po_number' },
  ])('would not be whole without $title', ({ resource, member }) => {
    const value: Record<string, unknown> = { ...seedText.records[resource][0]?.value };
    expect(value).toHaveProperty(member);
    delete value[member];
    expect(isWhole(resource, value)).toContain(`required property '${member}'`);
  });
});
