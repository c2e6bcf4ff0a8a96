import type { Json, JsonObject } from '#core/json/json';
import { describe, expect, it } from 'vitest';
import { createAjv } from '#core/schema/create-ajv';
import { projectDefinitions } from '#core/schema/project-schema';
import { SPECIFIED } from '../specified';
import { asObject, loadDescription, resolve } from './description/description';

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

describe('limits of ours', () => {
  it.each(['Evidence', 'EvidenceUpdate', 'EvidenceNested'])(
    'go for the additional evidence of %s',
    (name) => {
      const { additional_evidence } = propertiesOf(schemas[name]!);
      expect(additional_evidence!.maxLength).toBe(limit('additionalEvidence.maxLength'));
    },
  );

  it('take a space or an accent in tags, but no empty tag', () => {
    const tags = new RegExp(schemas.TagString!.pattern as string, 'u');
    const longest = 'é'.repeat(SPECIFIED.limits.tag.maxLength);
    expect(['a', 'a,b', 'a, b', `a,${longest}`].filter((text) => !tags.test(text))).toEqual([]);
    expect(['', 'a,', ',a'].filter((text) => tags.test(text))).toEqual([]);
  });

  it('put the version into the Accept header', () => {
    const { mediaType, parameter, current, value } = asObject(description['x-accept']);
    expect(value).toBe(`${mediaType as string}; ${parameter as string}=${current as string}`);
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
  it.each(['request', 'response'] as const)('compile in strict mode for a %s', (direction) => {
    const ajv = createAjv({ strict: true, strictRequired: false, allowUnionTypes: true });
    ajv.addSchema({ $id: 'components', $defs: projectDefinitions(schemas, direction) });
    for (const name of Object.keys(schemas)) {
      expect(ajv.getSchema(`components#/$defs/${name}`), name).toBeTypeOf('function');
    }
  });
});
