import { expect, test } from 'vitest';
import { buildOperationData } from '../../../../generator/emit/pages/data/operation';
import { Uses } from '../../../../generator/emit/pages/data/uses';
import { buildSnippets } from '../../../../generator/emit/snippets/build-snippets';
import { contextOf } from '../../../builders/pages';

const context = contextOf({
  paths: {
    '/cards': {
      post: {
        requestBody: {
          content: {
            'application/json': { examples: { default: { value: 1 }, long: { summary: 'Long', value: 2 } } },
            'text/csv': { examples: { default: { value: '1' }, long: { summary: 'Lines', value: '1\n2' } } },
            'application/xml': { example: { a: 1 } },
          },
        },
        responses: { 204: { description: 'Sent.' } },
      },
    },
  },
});
const record = new Uses().recordFor({
  label: 'Send',
  href: '/api/operations/post-cards/',
  listedOn: { label: 'Operations', href: '/api/operations/' },
});
const [snippets] = buildSnippets(context.model, ['curl']);
const { requests, requestBody } = buildOperationData(context.model.operations[0]!, snippets, record, context);

test('requests in several media types say which is theirs, and whose responses they have', () => {
  expect(requests.map(({ name, summary, example }) => ({ name, summary, example }))).toEqual([
    { name: 'default', summary: 'application/json', example: undefined },
    { name: 'long', summary: 'Long', example: undefined },
    { name: 'default-2', summary: 'text/csv', example: 'default' },
    { name: 'long-2', summary: 'Lines (text/csv)', example: 'long' },
  ]);
});

test('names examples after the requests that send them; the text has those that no snippet sends', () => {
  const content = requestBody?.content.map(({ examples = [], isInText }) => ({
    names: examples.map(({ name }) => name),
    isInText,
  }));
  expect(content).toEqual([
    { names: ['default', 'long'], isInText: undefined },
    { names: ['default-2', 'long-2'], isInText: undefined },
    { names: ['default'], isInText: true },
  ]);
});
