import { expect, test } from 'vitest';
import { createClaimId } from '../../../../generator/model/addresses/anchors';
import { buildContent } from '../../../../generator/emit/pages/data/content';
import { buildParametersData } from '../../../../generator/emit/pages/data/parameters';
import { asWritten, contextOf } from '../../../builders/pages';

const far = { summary: 'A *far* one', description: 'Of `all`.', externalValue: 'https://files.example/far' };
const link =
  '<p>Example: <a href="https://files.example/far">A *far* one</a></p>\n<p>Of <code>all</code>.</p>';
const schema = { type: 'string', description: 'What it is.' };
const context = contextOf({
  paths: {
    '/files': {
      post: {
        parameters: [{ name: 'kind', in: 'query', schema, examples: { far } }],
        requestBody: {
          content: {
            'text/plain': { schema, examples: { near: { value: 'a' }, far } },
            'image/png': { examples: { far } },
            'text/csv': { schema, examples: { file: { externalValue: './a.csv' } } },
            'text/html': { schema, examples: { bad: { externalValue: 'javascript:`stolen`' } } },
          },
        },
        responses: { 204: { description: 'Sent.' } },
      },
    },
  },
});
const [operation] = context.model.operations;
const location = { role: 'request', prefix: 'request', claimId: createClaimId() } as const;
const bodies = asWritten(buildContent(operation?.requestBody?.content ?? [], location, context) ?? []);

test.each([
  { mediaType: 'text/plain', examples: ['near'], html: `<p>What it is.</p>\n${link}` },
  { mediaType: 'image/png', examples: undefined, html: link },
  {
    mediaType: 'text/csv',
    examples: ['default'],
    html: '<p>What it is.</p>\n<p>Example: file (<code>./a.csv</code>)</p>',
  },
  {
    mediaType: 'text/html',
    examples: ['default'],
    html: '<p>What it is.</p>\n<p>Example: bad (<code>javascript:`stolen`</code>)</p>',
  },
])('the body in $mediaType leads to the examples that are files', ({ mediaType, examples, html }) => {
  const body = bodies.find((one) => one.mediaType === mediaType);
  expect(body?.examples?.map(({ name }) => name)).toEqual(examples);
  expect(body?.schema?.html).toBe(html);
});

test('so does a parameter', () => {
  const [group] = buildParametersData(operation?.parameters ?? [], createClaimId(), context) ?? [];
  expect(group?.fields[0]?.html).toBe(`<p>What it is.</p>\n${link}`);
});
