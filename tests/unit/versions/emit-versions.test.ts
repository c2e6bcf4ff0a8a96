import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import type { VersionsFile } from '#core/contracts/versions';
import { generate } from '../../../generator/run/pipeline';
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { writeFiles } from '../../builders/temporary-folder';

const ENTRY = `openapi: 3.1.0
info: {title: Things, version: '20241028'}
servers: [{url: https://things.example/api}]
tags: [{name: Things}]
x-accept: {parameter: version, current: '20241028', value: application/json; version=20241028}
paths:
  /things:
    get:
      operationId: listThings
      tags: [Things]
      responses: {'204': {description: Nothing.}}
    post:
      operationId: createThing
      tags: [Things]
      requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Thing'}}}}
      responses: {'204': {description: Done.}}
  /things/{id}:
    delete:
      operationId: deleteThing
      tags: [Things]
      parameters: [{name: id, in: path, required: true, schema: {type: string}}]
      responses: {'204': {description: Gone.}}
components:
  schemas:
    Thing: {type: object, properties: {name: {type: string}, kind: {type: string, enum: [a]}}}
`;

const PROJECT = `name: Things\nurl: https://docs.things.example\nclients: [python, typescript]\n`;

const overlay = (version: string, actions: string, base = '../openapi.yaml') => `overlay: 1.1.0
info: {title: Case, version: 1.0.0}
extends: ${base}
actions:
  - {target: $.info, update: {version: '${version}'}}
  - {target: "$['x-accept']", update: {current: '${version}', value: application/json; version=${version}}}
${actions}`;

let files: Map<string, string>;
let json: VersionsFile;

beforeAll(async () => {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'abaco-')));
  try {
    writeFiles(folder, {
      'openapi.yaml': ENTRY,
      'project.yaml': PROJECT,
      'versions/20240705.yaml': overlay(
        '20240705',
        '  - {target: $.components.schemas.Thing.properties.kind.enum, update: [b]}\n',
      ),
      'versions/20231201.yaml': overlay(
        '20231201',
        '  - {target: "$.paths[\'/things/{id}\']", remove: true}\n',
        './20240705.yaml',
      ),
    });
    const generation = await generate(path.join(folder, 'openapi.yaml'), (_, work) =>
      Promise.resolve(work()),
    );
    files = new Map(generation.files.map((file) => [file.path, file.content]));
    json = JSON.parse(files.get('versions/versions.json') ?? '{}') as VersionsFile;
  } finally {
    rmSync(folder, { recursive: true });
  }
});

const kindsOf = (version: string) =>
  Object.fromEntries(
    Object.entries(json.versions.find((one) => one.version === version)?.pages ?? {}).map(
      ([page, { kind }]) => [page, kind],
    ),
  );

test('lists the versions, newest first', () => {
  expect([json.current, ...json.versions.map(({ version }) => version)]).toEqual([
    '20241028',
    '20240705',
    '20231201',
  ]);
});

test('a page differs, names only the version, or is the same', () => {
  expect(kindsOf('20240705')).toMatchObject({
    'things/create-thing/': 'own',
    'things/list-things/': 'stamped',
    'things/delete-thing/': 'stamped',
    'things/': 'same',
    'objects/thing/': 'own',
  });
});

test('an operation that was not there yet has no page', () => {
  const pages = kindsOf('20231201');
  expect(pages).not.toHaveProperty(['things/delete-thing/']);
  expect(pages).toMatchObject({ 'things/': 'own', 'things/list-things/': 'stamped' });
});

test('a page names the changes that reach it, breaking ones marked', () => {
  const [version] = json.versions;
  const { changes = [] } = version?.pages['things/create-thing/'] ?? {};
  expect(changes.map((index) => version?.changes[index])).toMatchObject([{ isBreaking: true }]);
  expect(version?.pages['things/list-things/']?.changes).toEqual([]);
});

test('only pages that differ are written, with their Markdown, and every version lists its differences', () => {
  const written = [...files.keys()].filter(
    (file) => file.startsWith('pages/versions/20240705/') && file.endsWith('.mdx'),
  );
  expect(written.toSorted()).toEqual([
    'pages/versions/20240705/differences.mdx',
    'pages/versions/20240705/objects/thing.mdx',
    'pages/versions/20240705/things/create-thing.mdx',
  ]);
  expect(files.get('pages/versions/20240705/things/create-thing.mdx')).toContain(
    'slug: "/versions/20240705/things/create-thing/"',
  );
  expect([...files.keys()].filter((file) => file.startsWith('versions/20240705/text/')).toSorted()).toEqual([
    'versions/20240705/text/api/differences/index.md',
    'versions/20240705/text/api/objects/thing/index.md',
    'versions/20240705/text/api/things/create-thing/index.md',
  ]);
});

test('snippets of a version send its header', () => {
  const page = files.get('pages/versions/20240705/things/create-thing.json');
  expect(page).toContain('version=20240705');
  expect(page).not.toContain('20241028');
});

test('a version has client files that send its header, and typed calls that need them', () => {
  const sends = (file: string, version: string) => (files.get(file) ?? '').includes(`; version=${version}`);
  for (const client of ['clients/things.py', 'clients/things.ts']) {
    expect(sends(`versions/20240705/${client}`, '20240705')).toBe(true);
    expect(sends(`versions/20240705/${client}`, '20241028')).toBe(false);
    expect(files.get('pages/versions/20240705/things/create-thing.json')).toContain(`"${client}"`);
  }
});

test('records of a version lead to its pages', () => {
  const records = files.get('versions/20231201/search/records.json') ?? '';
  expect(records).toContain('"/api/versions/20231201/things/create-thing/');
  expect(records).not.toMatch(/"\/api\/(?!versions)/);
  expect(records).not.toContain('delete-thing');
});
