import { expect, test } from 'vitest';
import { lintWithRule } from '../../../builders/lint-files';

const WEBHOOK = "webhooks: {w: {post: {operationId: wEvent, responses: {'200': {description: Ok.}}}}}";

const describe = (version: string, stated: string) => `
openapi: 3.1.0
info:
  title: Test
  version: '${version}'
  description: >-
    Send \`Accept: application/json; api_version=${stated}\`. The current version is ${stated}; it came after 20240101.
${WEBHOOK}
x-accept:
  parameter: api_version
  current: '${stated}'
  value: application/json; api_version=${stated}
  x-notes:
    - text: Version ${stated} is the current version.
x-api-versions:
  - {version: '${stated}', current: true, changes: []}
  - {version: '20240101', current: false, changes: []}
`;

test('reports every statement of another current version', async () => {
  const printed = await lintWithRule('current-version', { 'openapi.yaml': describe('20261124', '20241028') });
  const places = [...printed.matchAll(/at (#\S*)/g)].map(([, place]) => place);
  expect(new Set(places)).toEqual(
    new Set([
      '#/info/description',
      '#/x-accept/current',
      '#/x-accept/value',
      '#/x-accept/x-notes/0/text',
      '#/x-api-versions/0/version',
    ]),
  );
  expect(printed).toContain(
    'The current version is 20261124 (`info.version`), not 20241028. Write 20261124.',
  );
});

test('accepts one version everywhere, and a description that states none', async () => {
  expect(await lintWithRule('current-version', { 'openapi.yaml': describe('20241028', '20241028') })).toBe(
    '',
  );
  const plain = `openapi: 3.1.0\ninfo: {title: Test, version: 1.0.0}\n${WEBHOOK}\n`;
  expect(await lintWithRule('current-version', { 'openapi.yaml': plain })).toBe('');
});
