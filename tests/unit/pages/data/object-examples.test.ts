import { expect, test } from 'vitest';
import type { ObjectData } from '#core/contracts/page-data';
import { collectObjectExamples } from '../../../../generator/emit/pages/data/object-examples';
import { buildObjectData } from '../../../../generator/emit/pages/data/object';
import { contextOf } from '../../../builders/pages';
import { holds } from '../../../specified/holds';

const context = contextOf({
  paths: {
    '/coins': {
      get: {
        summary: 'List coins',
        responses: {
          200: {
            description: 'Coins.',
            content: {
              'application/json': {
                schema: { type: 'array', items: { $ref: '#/components/schemas/Coin' } },
                examples: {
                  default: {
                    summary: 'Two coins, newest first',
                    description: 'There are two of them.',
                    value: [{ of: 'gold' }, { of: 'silver' }],
                  },
                },
              },
            },
          },
        },
      },
    },
    '/cards': {
      get: {
        responses: {
          200: {
            description: 'A card.',
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Card' },
                example: { to: 'Ada' },
              },
            },
          },
        },
      },
    },
  },
  components: {
    schemas: {
      Coin: { type: 'object' },
      Card: { type: 'object', examples: [{ to: 'Bob' }] },
      Stamp: { type: 'object', examples: [{ cost: 10 }, { cost: 20 }] },
      Size: { type: 'string', examples: ['large'] },
    },
  },
});

function dataOf(name: string): ObjectData {
  const named = context.model.schemas.find((schema) => schema.name === name)!;
  return buildObjectData(named, [], collectObjectExamples(context), context);
}

test.each([
  { name: 'Card', panel: ['"to": "Ada"'], inText: ['{"to":"Bob"}'] },
  { name: 'Stamp', panel: ['"cost": 10', '"cost": 20'], inText: undefined },
  { name: 'Size', panel: undefined, inText: ['"large"'] },
])('$name has its own examples next to its fields where no operation has any', ({ name, panel, inText }) => {
  const { examples, schema } = dataOf(name);
  const codes = examples?.map(({ code }) => code.replace(/<[^>]+>/g, ''));
  expect(codes).toEqual(panel?.map((line) => `{\n  ${line}\n}`));
  expect(schema.examples).toEqual(inText);
});

test('does not give an entry of a list the name of the list', holds('examples.first-entry'), () => {
  const [example] = dataOf('Coin').examples ?? [];
  expect(example).toMatchObject({ summary: 'First entry of “List coins”', html: undefined });
});
