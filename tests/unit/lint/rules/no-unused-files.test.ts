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

test.each([
  'changes.yaml',
  'docs.overlay.yaml',
  'project.yaml',
  'redirects.yaml',
  'simulator.yaml',
  'versions/20240705.yaml',
])('accepts %s, which other programs read', async (file) => {
  expect(await lintWithRule('no-unused-files', { ...files, [file]: 'a: 1' })).toBe('');
});

test('names a file in a folder with the name of that of overlays', async () => {
  const printed = await lintWithRule('no-unused-files', { ...files, 'paths/versions/pong.yaml': 'get: {}' });
  expect(printed).toContain('paths/versions/pong.yaml:1:1');
});

test('does not name what an unused file refers to', async () => {
  const unused = {
    'paths/pong.yaml': 'get: {responses: {"200": {$ref: ../Pong.yaml}}}',
    'Pong.yaml': 'content: {application/json: {schema: {$ref: "Ball.yaml#/Ball"}}}',
    'Ball.yaml': 'Ball: {properties: {other: {$ref: "#/Ball"}}}',
  };
  const printed = await lintWithRule('no-unused-files', { ...files, ...unused });
  expect(printed.match(/ error /g)).toHaveLength(1);
  expect(printed).toContain('paths/pong.yaml:1:1');
});

test('names files that nothing but each other refers to, and those that cannot be read', async () => {
  const unused = { 'a.yaml': '$ref: b.yaml', 'b.yaml': '$ref: a.yaml' };
  const named = async (more: Record<string, string>) =>
    (await lintWithRule('no-unused-files', { ...files, ...more })).match(/^[\w/]+\.yaml(?=:)/gm);
  expect(await named(unused)).toEqual(['a.yaml', 'b.yaml']);
  expect(await named({ 'c.yaml': 'a: [' })).toEqual(['c.yaml']);
});
