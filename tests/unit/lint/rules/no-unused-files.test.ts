import { expect, test } from 'vitest';
import { descriptionText } from '../../../builders/description-text';
import { lintWithRule } from '../../../builders/lint-files';

const files = {
  'openapi.yaml': descriptionText('paths:\n  /ping: {$ref: paths/ping.yaml}'),
  'paths/ping.yaml': 'get: {operationId: getPing, responses: {}}',
};

test('names the files that nothing refers to', async () => {
  const unused = { 'paths/pong.yaml': 'get: {}', 'notes.md': 'Not a part of it.' };
  expect(await lintWithRule('no-unused-files', { ...files, ...unused })).toMatchInlineSnapshot(`
    "paths/pong.yaml:1:1  error  house/no-unused-files
      Nothing refers to the file. Refer to it (\`openapi.yaml\` lists paths and webhooks) or delete it.
    "
  `);
});

test('accepts a folder in which every file is used', async () => {
  expect(await lintWithRule('no-unused-files', files)).toBe('');
});
