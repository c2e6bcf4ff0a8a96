import { expect, test } from 'vitest';
import { createClaimId } from '../../../../generator/model/addresses/anchors';
import { buildParametersData } from '../../../../generator/emit/pages/data/parameters';
import { asWritten, contextOf } from '../../../builders/pages';
import { holds } from '../../../specified/holds';

const context = contextOf({
  paths: {
    '/words': {
      get: {
        parameters: [
          {
            name: 'sort',
            in: 'query',
            allowEmptyValue: true,
            allowReserved: true,
            schema: { type: 'string' },
            examples: {
              plain: { value: 'id' },
              up: { summary: 'From <a>', description: 'By `name`.', value: 'name' },
            },
          },
          {
            name: 'filter',
            in: 'query',
            style: 'deepObject',
            schema: { type: 'object', properties: { size: { type: 'integer' } } },
          },
          { name: 'any', in: 'query', style: 'deepObject', schema: { type: 'object' } },
        ],
        responses: { 204: { description: 'Sorted.' } },
      },
    },
  },
});
const parameters = context.model.operations[0]?.parameters ?? [];
const [query] = asWritten(buildParametersData(parameters, createClaimId(), context) ?? []);

test('a parameter lists its examples with what is said of them', () => {
  expect(query?.fields[0]).toMatchObject({
    explainedExamples: [
      { value: '"id"' },
      { value: '"name"', html: '<p>From &lt;a&gt;</p><p>By <code>name</code>.</p>' },
    ],
  });
});

test(
  'a parameter says whether it may be empty and keeps reserved characters',
  holds('parameters.empty'),
  () => {
    expect(query?.fields[0]?.limits).toEqual(['reserved characters stay as they are', 'may be empty']);
  },
);

test('an object in brackets is shown with its first field', () => {
  expect(query?.fields.slice(1).map(({ limits }) => limits)).toEqual([
    ['written as filter[size]=value', 'for example filter%5Bsize%5D=1'],
    ['written as any[field]=value'],
  ]);
});
