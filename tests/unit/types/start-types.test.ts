import { expect, it } from 'vitest';
import type { BundledDescription } from '../../../generator/bundle/bundled-description';
import { emitTypes } from '../../../generator/types/emit-types';
import { startTypes } from '../../../generator/types/start-types';
import { doc } from '../../builders/description';

const MEGABYTE = 'What it is. '.repeat(100_000);

/** A large description with a schema that is that. */
function describeLarge(schema: object): BundledDescription {
  return doc({ components: { schemas: { Thing: { description: MEGABYTE, ...schema } } } });
}

it('makes the types of a large description in a thread as they are made here', async () => {
  const description = describeLarge({ type: 'object', properties: { name: { type: 'string' } } });
  expect(await startTypes(description)()).toEqual(await emitTypes(description));
});

it('tells of an error in the thread to whoever waits', async () => {
  const finish = startTypes(describeLarge({ type: 'array', items: 5 }));
  await expect(finish()).rejects.toThrow(
    'Expected SchemaObject, received number at #/components/schemas/Thing',
  );
});
