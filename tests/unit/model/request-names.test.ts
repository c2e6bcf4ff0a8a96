import { expect, test } from 'vitest';
import { buildRequestExamples } from '../../../generator/model/api/request-examples';
import type { RequestBody } from '../../../generator/model/api/api-model';

const bodyWith = (...names: string[]): RequestBody => ({
  notes: [],
  deprecated: false,
  required: true,
  content: [
    {
      mediaType: 'application/json',
      encoding: [],
      prefixEncoding: [],
      examples: names.map((name) => ({ name, value: { name }, isSample: false })),
      externalExamples: [],
    },
  ],
});

test.each([
  { given: ['default'], want: [['default', undefined]] },
  { given: ['sail'], want: [['default', 'sail']] },
  {
    given: ['sail', 'motor'],
    want: [
      ['default', 'sail'],
      ['motor', undefined],
    ],
  },
])('calls with the examples $given have the names of their author', ({ given, want }) => {
  const requests = buildRequestExamples({}, [], bodyWith(...given));
  expect(requests.map(({ name, summary }) => [name, summary])).toEqual(want);
  expect(requests[0]!.example).toBe(given[0] === 'default' ? undefined : given[0]);
});
