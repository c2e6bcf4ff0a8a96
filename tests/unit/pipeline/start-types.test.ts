import { expect, it } from 'vitest';
import type { BundledDescription } from '../../../generator/read/normalize/bundled-description';
import { emitTypes } from '../../../generator/emit/types/emit-types';
import { startTypes } from '../../../generator/emit/types/start-types';
import type { JsonObject } from '#core/json/json';
import { doc } from '../../builders/description';

const LARGE = 2 ** 20;

const describe = (schema: JsonObject): BundledDescription =>
  doc({ components: { schemas: { Thing: schema } } });

it('makes the types of a large description in a thread as they are made here', async () => {
  const bundle = describe({ type: 'object', properties: { name: { type: 'string' } } });
  expect(await startTypes({ size: LARGE, bundle })()).toEqual(await emitTypes(bundle));
});

it('tells of an error in the thread to whoever waits', async () => {
  const finish = startTypes({ size: LARGE, bundle: describe({ type: 'array', items: 5 }) });
  await expect(finish()).rejects.toThrow(
    'Expected SchemaObject, received number at #/components/schemas/Thing',
  );
});
