import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { parse } from 'yaml';
import { commitAll } from '../../builders/git';
import { runDiff, runFreeze } from '../../builders/run-generator';
import { temporaryFolder, writeFiles } from '../../builders/temporary-folder';

const VERSIONS = (...dates: string[]) =>
  `x-api-versions: [${dates.map((date) => `{version: '${date}'}`).join(', ')}]\n`;
const ENTRY = `openapi: 3.1.0
info: {title: Things, version: '20241028'}
paths:
  /things:
    post:
      operationId: createThing
      parameters: [{$ref: Version.yaml}]
      requestBody: {content: {application/json: {schema: {$ref: Thing.yaml}}}}
      responses: {'200': {description: The thing., content: {application/json: {schema: {$ref: Thing.yaml}}}}}
`;
const HEADER = "name: Api-Version\nin: header\nschema: {type: string, enum: ['20241028']}\n";
const THING =
  'type: object\nproperties:\n  kind: {type: string, enum: [percent_off, amount_off]}\n  name: {type: string, default: Thing}\n';
const OLD = `# Before there were names.
overlay: 1.1.0
info: {title: Old, version: 1.0.0}
extends: ../openapi.yaml
actions:
  - {target: $.info, update: {version: '20231201'}}
  - {target: $.components.schemas.Thing.properties.name, remove: true}
`;

let folder: string;

/** A new version on a branch: a narrower enum, another default, another header, and an operation that is new. */
beforeEach(() => {
  folder = temporaryFolder({
    'openapi/openapi.yaml': ENTRY + VERSIONS('20241028', '20231201'),
    'openapi/Thing.yaml': THING,
    'openapi/Version.yaml': HEADER,
    'openapi/versions/20231201.yaml': OLD,
  });
  commitAll(folder);
});

function startVersion(version: string): void {
  const operation = "    get: {operationId: getThing, responses: {'204': {description: Done.}}}\n";
  writeFiles(folder, {
    'openapi/openapi.yaml':
      ENTRY.replace('20241028', version) + operation + VERSIONS(version, '20241028', '20231201'),
    'openapi/Thing.yaml': THING.replace(', amount_off', '').replace('default: Thing', 'default: New'),
    'openapi/Version.yaml': HEADER.replace('20241028', version),
  });
}

const read = (file: string) => readFileSync(path.join(folder, 'openapi/versions', file), 'utf8');
const diff = () => runDiff(['--now', '2026-11-24'], folder);

test('a version is kept as an overlay that reads back without a change', async () => {
  startVersion('20261124');
  expect(await diff()).toMatchObject({
    exitCode: 1,
    stdout: expect.stringContaining('new-version') as string,
  });
  expect(await runFreeze([], folder)).toMatchObject({ exitCode: 0, stdout: '' });
  expect(await diff()).toMatchObject({ exitCode: 0 });
  const { actions } = parse(read('20241028.yaml')) as { actions: { target: string; update?: unknown }[] };
  expect(actions.map(({ target, update }) => `${update ? 'update' : 'remove'} ${target}`)).toEqual([
    'update $.info',
    "remove $.paths['/things'].get",
    "remove $['x-api-versions'][0]",
    'remove $.components.parameters.Version.schema.enum',
    'update $.components.parameters.Version.schema',
    'remove $.components.schemas.Thing.properties.kind.enum',
    'update $.components.schemas.Thing.properties.kind',
    'update $.components.schemas.Thing.properties.name',
  ]);
});

test('the overlay that extended the description extends the new one, and keeps its comments', async () => {
  startVersion('20261124');
  await runFreeze([], folder);
  const older = read('20231201.yaml');
  expect(older).toContain('extends: ./20241028.yaml');
  expect(older).toContain('# Before there were names.');
  await runFreeze([], folder);
  expect(read('20231201.yaml')).toBe(older);
});

test('a change after the freeze asks for another one', async () => {
  startVersion('20261124');
  await runFreeze([], folder);
  writeFiles(folder, { 'openapi/Thing.yaml': `${THING}  size: {type: integer}\n` });
  expect((await diff()).stdout).toContain('does not describe the version 20241028 as it was');
});

test.each([
  ['20240101', 'is not later than 20241028'],
  ['20261125', 'is in the future'],
])('the version %s %s', async (version, reason) => {
  startVersion(version);
  await runFreeze([], folder);
  const { exitCode, stdout } = await diff();
  expect(exitCode).toBe(1);
  expect(stdout).toContain(
    `openapi/openapi.yaml:2:23  error  new-version\n  The version ${version} ${reason}. `,
  );
});

test('without a new version there is nothing to keep', async () => {
  expect(await runFreeze([], folder)).toMatchObject({
    exitCode: 2,
    stderr: expect.stringContaining('npm run new -- version') as string,
  });
});
