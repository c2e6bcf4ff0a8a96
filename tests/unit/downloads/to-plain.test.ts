import { expect, test } from 'vitest';
import type { Json } from '#core/json/json';
import { toPlain } from '../../../generator/emit/downloads/schemas/to-plain';

test.each<{ what: string; given: Json; want: Json }>([
  { what: 'a reference', given: { $ref: '#/components/schemas/Book' }, want: { $ref: '#/$defs/Book' } },
  { what: 'an extension', given: { type: 'string', 'x-basis': 'public' }, want: { type: 'string' } },
  { what: 'a format of OpenAPI', given: { type: 'integer', format: 'int64' }, want: { type: 'integer' } },
  { what: 'a format of JSON Schema', given: { format: 'date' }, want: { format: 'date' } },
  {
    what: 'a property with the name of a keyword',
    given: { properties: { example: { example: 1, type: 'number' }, format: { type: 'string' } } },
    want: { properties: { example: { type: 'number' }, format: { type: 'string' } } },
  },
  {
    what: 'values',
    given: { enum: [{ xml: 1 }], default: { xml: 1 } },
    want: { enum: [{ xml: 1 }], default: { xml: 1 } },
  },
])('$what', ({ given, want }) => {
  expect(toPlain(given)).toEqual(want);
});
