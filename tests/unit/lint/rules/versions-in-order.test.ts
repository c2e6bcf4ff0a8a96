import { expect, test } from 'vitest';
import { lintWithRule } from '../../../builders/lint-files';

const describe = (...versions: string[]) => `
openapi: 3.1.0
info: {title: Test, version: '20241028'}
webhooks: {w: {post: {operationId: wEvent, responses: {'200': {description: Ok.}}}}}
x-api-versions: [${versions.map((version) => `{${version}, changes: []}`).join(', ')}]
`;

const NEW = "version: '20241028', current: true";
const OLD = "version: '20240705', current: false";
const FIRST = "version: '20160602', current: false";

async function placesIn(...versions: string[]): Promise<string[]> {
  const printed = await lintWithRule('versions-in-order', { 'openapi.yaml': describe(...versions) });
  return [...printed.matchAll(/at #\/x-api-versions\/(\S*)/g)].map(([, place]) => place ?? '');
}

test('accepts the newest version first, which is the current one, and a description without versions', async () => {
  expect(await placesIn(NEW, OLD, FIRST)).toEqual([]);
  expect(await placesIn()).toEqual([]);
});

test.each<[string, string[], string[]]>([
  ['an older version first', [NEW, FIRST, OLD], ['2/version']],
  ['a version listed twice', [NEW, OLD, OLD], ['2/version']],
  ['no current version', [NEW.replace('true', 'false'), OLD], ['0/current']],
  [
    'an older version as the current one',
    [NEW.replace('true', 'false'), OLD.replace('false', 'true')],
    ['0/current', '1/current'],
  ],
])('reports %s', async (_, versions, places) => {
  expect(await placesIn(...versions)).toEqual(places);
});
