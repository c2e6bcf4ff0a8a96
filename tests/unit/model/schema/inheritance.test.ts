import { beforeAll, describe, expect, test } from 'vitest';
import type { ObjectData, OperationData, SchemaData } from '#core/contracts/page-data';
import type { SearchRecords } from '#core/contracts/search-records';
import type { Json } from '#core/json/json';
import { createCompiler } from '#core/schema/create-compiler';
import type { Generation } from '../../../../generator/run/generation';
import { descriptions } from '../../../corpus/descriptions';
import { generateOf, textOf } from '../../../corpus/generate';

describe('the children of a base', () => {
  let generation: Generation;
  beforeAll(async () => {
    generation = await generateOf(descriptions.find(({ name }) => name === 'inheritance')!);
  });
  const read = <Data>(path: string) => JSON.parse(textOf(generation, path)) as Data;

  test('are alternatives in requests and responses, with what they add', () => {
    const { requestBody, responses } = read<OperationData>('pages/pets/add-pet.json');
    const want = {
      dog: ['packSize'],
      cat: ['huntingSkill'],
      bee: ['honeyPerDay'],
      Fish: [],
      Puppy: ['packSize', 'weeks'],
    };
    expect(additionsOf(requestBody!.content[0]!.schema!)).toEqual(want);
    expect(additionsOf(responses[0]!.content![0]!.schema!)).toEqual(want);
  });

  test('are alternatives on the page of the object, also of one in between', () => {
    expect(additionsOf(read<ObjectData>('pages/objects/dog.json').schema)).toEqual({
      dog: [],
      Puppy: ['weeks'],
    });
    expect(read<ObjectData>('pages/objects/fish.json').schema.branches).toBeUndefined();
  });

  test('are found where they are used', () => {
    const { usedBy } = read<ObjectData>('pages/objects/puppy.json');
    expect(usedBy.map(({ href }) => href)).toContain('/api/pets/add-pet/');
    const { records } = read<SearchRecords>('search/records.json');
    expect(records.map(({ url }) => url)).toContain('/api/objects/cat/#huntingSkill');
  });

  test('are what samples show, and every sample is valid', () => {
    const { components } = read<{ components: { schemas: Record<string, Json> } }>('bundle/openapi.json');
    for (const [operation, name] of [
      ['addPet', 'Pet'],
      ['addDog', 'Dog'],
    ]) {
      const { curl } = read<{ curl: string }>(`snippets/${operation}.json`);
      const sample = JSON.parse(/<<'JSON'\n([^]*)\nJSON/.exec(curl)![1]!) as Json;
      expect(sample).toMatchObject({ petType: 'dog', packSize: 1 });
      const validate = createCompiler(
        components.schemas,
        'request',
      )({ $ref: `#/components/schemas/${name}` });
      expect(validate(sample)).toBe(true);
    }
  });
});

function additionsOf({ branches = [] }: SchemaData): Record<string, string[]> {
  const [group] = branches;
  return Object.fromEntries(
    group!.branches.map(({ label, fields = [] }) => [label, fields.map(({ name }) => name)]),
  );
}
