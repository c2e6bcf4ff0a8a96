import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { JsonObject } from '#core/json/json';
import { bundle } from '../../generator/read/bundle/bundle';
import { LocalDocuments } from '../../generator/read/source/documents';
import { real } from '../corpus/descriptions';
import { changesBetween } from '../unit/diff/side-of';
import { renamed, shuffled, withNullApart, wrapped } from '../unit/diff/rewrites';

/** Descriptions of others in OpenAPI 3.1: each rewrite is one of that version. */
const FOREIGN = real.filter(({ name }) => ['figma', 'galaxy', 'train-travel'].includes(name));

/** Other ways to write the same API. */
const REWRITES: Record<string, (description: JsonObject, seed: number) => JsonObject> = {
  order: (description, seed) => shuffled(description, seed) as JsonObject,
  names: (description) => renamed(description),
  wrapping: (description) => ({ ...description, paths: wrapped(description.paths!) }),
  null: (description) => withNullApart(description) as JsonObject,
};

const rewrites = fc.array(fc.tuple(fc.constantFrom(...Object.keys(REWRITES)), fc.integer()), {
  minLength: 1,
  maxLength: 4,
});

describe.each(FOREIGN)('another way to write $name', ({ entry }) => {
  let description: JsonObject;

  beforeAll(async () => {
    const read = await bundle(entry, new LocalDocuments());
    description = JSON.parse(JSON.stringify(read.description)) as JsonObject;
  });

  it('changes nothing but documentation, in both directions', async () => {
    await fc.assert(
      fc.asyncProperty(rewrites, async (steps) => {
        const other = steps.reduce((given, [name, seed]) => REWRITES[name]!(given, seed), description);
        const found = [
          ...(await changesBetween(description, other)),
          ...(await changesBetween(other, description)),
        ];
        expect(
          found.filter(({ severity }) => severity !== 'documentation').map(({ summary }) => summary),
        ).toEqual([]);
      }),
      { numRuns: 12 },
    );
  });
});
