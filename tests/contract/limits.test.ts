import type { Json, JsonObject } from '#core/json/json';
import { Ajv2020 } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { projectDefinitions } from '#core/schema/project-schema';
import {
  asObject,
  listOperations,
  loadDescription,
  lookUp,
  resolve,
  responsesOf,
} from './description/description';

const description = loadDescription();
const schemas = description.components!.schemas as Record<string, JsonObject>;

/** A limit of the root extension `x-limits`, by its keys. */
function limit(path: string): Json {
  return path.split('.').reduce<Json>((value, key) => asObject(value)[key]!, description['x-limits']!);
}

/** All properties of a schema by name, its bases included. */
function propertiesOf(schema: JsonObject): Record<string, JsonObject> {
  const own = resolve(description, schema);
  const bases = ((own.allOf ?? []) as JsonObject[]).map(propertiesOf);
  return Object.assign({}, ...bases, asObject(own.properties)) as Record<string, JsonObject>;
}

function property(schema: string, name: string): JsonObject {
  const found = propertiesOf(schemas[schema]!)[name];
  if (!found) throw new Error(`${schema} has no property ${name}.`);
  const branches = ((found.anyOf ?? []) as JsonObject[]).filter(({ type }) => type !== 'null');
  return branches.length === 1 ? resolve(description, branches[0]) : resolve(description, found);
}

/** Names of the schemas that have a property, their bases included. */
function schemasWith(name: string): string[] {
  return Object.keys(schemas).filter((schema) => name in propertiesOf(schemas[schema]!));
}

function namedSchema(schema: JsonObject): string[] {
  const branches = (schema.anyOf ?? [schema]) as JsonObject[];
  return branches.flatMap(({ $ref }) => (typeof $ref === 'string' ? [$ref.split('/').pop()!] : []));
}

function contentSchemas(holder: JsonObject): string[] {
  return Object.values(asObject(holder.content)).flatMap((content) =>
    namedSchema(asObject(asObject(content).schema)),
  );
}

const operations = listOperations(description, 'paths').map(({ operation }) => operation);
const requestSchemas = operations.flatMap(({ requestBody }) =>
  contentSchemas(resolve(description, requestBody)),
);
const answerSchemas = operations.flatMap((operation) =>
  Object.entries(responsesOf(description, operation))
    .filter(([status]) => status.startsWith('2'))
    .flatMap(([, response]) => contentSchemas(response)),
);

describe('limits', () => {
  const pattern = (schema: string) => new RegExp(asObject(schemas[schema]).pattern as string, 'u');

  it('lets a request hold the items of x-limits', () => {
    const named = [...new Set(requestSchemas)].filter((schema) => 'items' in propertiesOf(schemas[schema]!));
    expect(named).toEqual(
      expect.arrayContaining([
        'Transaction',
        'InvoiceCreate',
        'ExpenseUpdate',
        'RecurringCreate',
        'CheckoutSessionCreate',
      ]),
    );
    for (const schema of named)
      expect(property(schema, 'items').maxItems, schema).toBe(limit('items.perRequest'));
    expect(limit('items.perRequest')).toBe(200);
  });

  it('lets a document hold the items of x-limits', () => {
    for (const schema of ['Invoice', 'Credit', 'Expense', 'Recurring']) {
      expect(answerSchemas).toContain(schema);
      expect(property(schema, 'items').maxItems, schema).toBe(limit('items.perDocument'));
    }
    expect(limit('items.perDocument')).toBe(1000);
  });

  it('limits every document number', () => {
    const named = schemasWith('number');
    expect(named).toEqual(
      expect.arrayContaining(['InvoiceCreate', 'InvoiceUpdate', 'Invoice', 'Credit', 'Expense']),
    );
    for (const schema of named)
      expect(property(schema, 'number').maxLength, schema).toBe(limit('documentNumber.maxLength'));
    expect(limit('documentNumber.maxLength')).toBe(20);
  });

  it('limits every tag', () => {
    expect(limit('tag.maxLength')).toBe(40);
    expect(resolve(description, asObject(schemas.TagList).items).maxLength).toBe(40);
    const tags = pattern('TagString');
    expect(['a', 'a,b', 'a, b', `${'x'.repeat(40)},${'é'.repeat(40)}`].every((text) => tags.test(text))).toBe(
      true,
    );
    expect(['', 'a,', ',a', `a,${'x'.repeat(41)}`, 'x'.repeat(41)].some((text) => tags.test(text))).toBe(
      false,
    );
  });

  it('limits all custom metadata', () => {
    const metadata = asObject(schemas.CustomMetadata);
    expect(metadata.maxProperties).toBe(limit('customMetadata.maxKeys'));
    expect(asObject(metadata.propertyNames).maxLength).toBe(limit('customMetadata.keyMaxLength'));
    expect(asObject(metadata.additionalProperties).maxLength).toBe(limit('customMetadata.valueMaxLength'));
    expect(description['x-limits']).toMatchObject({
      customMetadata: { maxKeys: 20, keyMaxLength: 40, valueMaxLength: 500 },
    });
    for (const schema of schemasWith('custom_metadata')) {
      expect(property(schema, 'custom_metadata').maxProperties, schema).toBe(20);
    }
  });

  it('sizes a page', () => {
    const { schema } = lookUp(description, '#/components/parameters/Limit');
    expect(schema).toMatchObject({
      minimum: 1,
      default: limit('paging.defaultLimit'),
      maximum: limit('paging.maxLimit'),
    });
    expect(description['x-limits']).toMatchObject({ paging: { defaultLimit: 25, maxLimit: 100 } });
  });

  it('limits the additional evidence', () => {
    for (const schema of ['Evidence', 'EvidenceUpdate', 'EvidenceNested']) {
      expect(property(schema, 'additional_evidence').maxLength).toBe(limit('additionalEvidence.maxLength'));
    }
  });

  it('counts the fields of a final document', () => {
    expect(Object.keys(propertiesOf(schemas.FinalDocument!))).toHaveLength(12);
    expect(limit('finalDocument.fields')).toBe(12);
  });

  it.each([
    ['defaults.productType', 'ProductCreate', 'product_type', 'service'],
    ['defaults.productType', 'CustomAccountCreate', 'default_product_type', 'service'],
    ['defaults.taxCode', 'CustomAccountCreate', 'default_tax_code', 'eservice'],
    ['defaults.taxCode', 'ProductCreate', 'tax_class', 'eservice'],
    ['defaults.paymentMethod', 'TransactionPayment', 'method', 'other'],
    ['defaults.recurringFrequency', 'RecurringCreate', 'recurring_frequency', 1],
    ['defaults.recurringPeriod', 'RecurringCreate', 'recurring_period', 'months'],
    ['defaults.attachmentPublic', 'Attachment', 'public', false],
  ])('has %s as the default of %s.%s', (path, schema, name, value) => {
    expect(limit(path)).toBe(value);
    expect(property(schema, name).default).toBe(value);
  });

  it('states the limits that no schema can hold', () => {
    expect(description['x-limits']).toMatchObject({
      rate: { calls: 100, windowSeconds: 15 },
      accessToken: { lifeDays: 25 },
      session: { idleMinutes: 30, removalDays: 7 },
      euDigitalServices: { thresholdEuros: 100000 },
      defaults: { recurringStartMonths: 1 },
    });
  });
});

describe('versions', () => {
  it('are the twelve of the specification, newest first, and the first is the current one', () => {
    const versions = description['x-api-versions'] as { version: string; current: boolean }[];
    expect(versions.map(({ version }) => version)).toEqual(
      (
        '20241028 20240705 20231201 20220325 20210701 20210316 20170914 20170628 20170418 20161108 20160614 ' +
        '20160602'
      ).split(' '),
    );
    expect(versions.filter(({ current }) => current).map(({ version }) => version)).toEqual(['20241028']);
    expect(description.info.version).toBe('20241028');
    expect(description['x-accept']).toMatchObject({ value: 'application/json; api_version=20241028' });
  });
});

describe('events', () => {
  it('can be subscribed to, all of them and no others', () => {
    expect((schemas.EventType!.enum as string[]).toSorted()).toEqual(
      Object.keys(description.webhooks!).toSorted(),
    );
  });
});

describe('schemas', () => {
  it.each(['request', 'answer'] as const)('compile in strict mode for a %s', (direction) => {
    const ajv = new Ajv2020({ strict: true, strictRequired: false, allowUnionTypes: true });
    addFormats(ajv);
    ajv.addSchema({ $id: 'components', $defs: projectDefinitions(schemas, direction) });
    for (const name of Object.keys(schemas)) {
      expect(ajv.getSchema(`components#/$defs/${name}`), name).toBeTypeOf('function');
    }
  });
});
