import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { formatProblems } from '../../../generator/problems/format-problems';
import { relativePath } from '../../../generator/problems/relative-path';
import { readApis } from '../../../generator/read/read-apis';
import { readDescription } from '../../../generator/read/read-description';
import type { RunStage } from '../../../generator/run/progress';
import { temporaryFolder } from '../../builders/temporary-folder';

const run: RunStage = (_, work) => Promise.resolve(work());

const DESCRIPTION = `openapi: 3.1.0
info: { title: Pets, version: '1' }
tags:
  - name: Dogs
  - name: Cats
paths:
  /pets:
    get:
      operationId: listPets
      tags: [Dogs]
      responses:
        '200':
          description: All pets.
          content:
            application/json:
              schema: { $ref: '#/components/schemas/Pet' }
    post:
      operationId: addPet
      responses: { '201': { description: Added. } }
components:
  schemas:
    Pet:
      type: object
      properties:
        id: { type: string, format: uuuid }
        age: { type: integer }
`;
const PROJECT = `name: Pets
url: https://docs.pets.example
overlays: [docs.overlay.yaml]
`;
const HEAD = `overlay: 1.1.0
info: { title: Prose, version: 1.0.0 }
actions:
`;

/** Reads a description with an overlay; files of `more` replace or add to these. */
async function read(actions: string, more: Record<string, string> = {}) {
  const folder = temporaryFolder({
    'openapi.yaml': DESCRIPTION,
    'project.yaml': PROJECT,
    'docs.overlay.yaml': HEAD + actions,
    ...more,
  });
  const { problems, description, inputs } = await readDescription(path.join(folder, 'openapi.yaml'), run);
  const print = (some: typeof problems): string =>
    formatProblems(some, 'text').replaceAll(`${relativePath(folder)}/`, '');
  const ofRule = (id: string) => problems.filter(({ ruleId }) => ruleId === id);
  return {
    folder,
    description,
    problems,
    printed: print(problems.filter(({ severity }) => severity === 'error')),
    places: (id: string) =>
      ofRule(id).map(({ location: { file, line, column } }) => `${path.basename(file)}:${line}:${column}`),
    inputs: inputs.map((file) => path.relative(folder, file)),
  };
}

test('an overlay changes what is read, and no file', async () => {
  const { description, printed, folder, inputs } = await read(`
  - target: $.paths['/pets'].get
    update: { summary: All pets }
  - target: $.paths['/pets'].post
    update: { x-internal: true }
`);
  expect(printed).toBe('');
  expect(description?.model.operations.map(({ id, summary }) => [id, summary])).toEqual([
    ['listPets', 'All pets'],
  ]);
  expect(readFileSync(path.join(folder, 'openapi.yaml'), 'utf8')).toBe(DESCRIPTION);
  expect(inputs).toContain('docs.overlay.yaml');
});

test('several overlays are applied in their order', async () => {
  const { description } = await read('  - { target: $.info, update: { title: First } }\n', {
    'project.yaml': PROJECT.replace(']', ', more/second.overlay.json]'),
    'more/second.overlay.json': JSON.stringify({
      overlay: '1.0.0',
      info: { title: 'Second', version: '1' },
      actions: [{ target: "$[?@.title == 'First']", update: { title: 'Second' } }],
    }),
  });
  expect(description?.model.info.title).toBe('Second');
});

describe('a problem is where its part is written', () => {
  test('in the file of the author for parts that no overlay gave, also after others went', async () => {
    const { places } = await read('  - { target: "$.tags[0]", remove: true }\n');
    expect(places('description/known-formats')).toEqual(['openapi.yaml:25:37']);
  });

  test('in the overlay for parts that it gave', async () => {
    const { places } = await read(`  - target: $.components.schemas.Pet.properties
    update:
      born:
        type: string
        format: datee
`);
    expect(places('description/known-formats')).toEqual(['docs.overlay.yaml:8:17', 'openapi.yaml:25:37']);
  });

  test('in the overlay for a value that it replaced, and below what it copied', async () => {
    const { places } = await read(`
  - target: $.components.schemas.Pet.properties.id
    update: { format: uuidd }
  - target: $.components.schemas
    update: { Twin: {} }
  - target: $.components.schemas.Twin
    copy: $.components.schemas.Pet
`);
    expect(places('description/known-formats')).toEqual([
      'docs.overlay.yaml:6:23',
      'docs.overlay.yaml:10:11',
    ]);
  });

  test('in the file of the author for an entry that moved up in its list', async () => {
    const { places } = await read(`  - { target: "$.tags[?@.name == 'Dogs']", remove: true }\n`, {
      'openapi.yaml': DESCRIPTION.replace('- name: Cats', '- { name: Cats, descriptionn: Meow. }'),
    });
    expect(places('struct')).toEqual(['openapi.yaml:5:19']);
  });
});

describe('mistakes of an overlay', () => {
  test('all are reported at once, with the nearest part that exists', async () => {
    const { printed, description } = await read(`  - target: $.paths['/pet'].get
    update: { summary: A }
  - target: $.paths['/pets'].put
    remove: true
  - target: $.paths['/pets'].get.responses['200'].content['application/json'].schema.propertis.id
    update: { description: A }
  - target: $.paths.*.delete
    remove: true
  - target: $.tags[7]
    remove: true
`);
    expect(description).toBeUndefined();
    expect(printed).toMatchInlineSnapshot(`
      "docs.overlay.yaml:4:5  error  overlay
        The target \`$.paths['/pet'].get\` selects nothing. Write \`$.paths['/pets'].get\`.
        at #/actions/0/target

      docs.overlay.yaml:6:5  error  overlay
        The target \`$.paths['/pets'].put\` selects nothing. The nearest part that exists is \`$.paths['/pets']\`, with \`get\`, \`post\`: write a part of it, or take the action out.
        at #/actions/1/target

      docs.overlay.yaml:8:5  error  overlay
        The target \`$.paths['/pets'].get.responses['200'].content['application/json'].schema.propertis.id\` selects nothing. Write \`$.components.schemas.Pet.properties.id\`.
        at #/actions/2/target

      docs.overlay.yaml:10:5  error  overlay
        The target \`$.paths.*.delete\` selects nothing. The nearest part that exists is \`$.paths\`: write what is below it, or take the action out.
        at #/actions/3/target

      docs.overlay.yaml:12:5  error  overlay
        The target \`$.tags[7]\` selects nothing. The nearest part that exists is \`$.tags\`, a list of 2: write an index of it, or a filter.
        at #/actions/4/target
      "
    `);
  });

  test.each<[string, string, string]>([
    ['is not YAML', 'actions: [\n', 'docs.overlay.yaml:2:1  error  yaml-syntax'],
    ['is a description', DESCRIPTION, 'docs.overlay.yaml:1:1  error  overlay'],
    ['is empty', '', 'docs.overlay.yaml:1:1  error  overlay'],
    ['contains itself', `${HEAD}  - &a { target: $, update: { x-a: *a } }\n`, 'error  yaml-aliases'],
    [
      'removes everything',
      `${HEAD}  - { target: $, remove: true }\n`,
      'docs.overlay.yaml:4:7  error  overlay',
    ],
    ['selects too much', `${HEAD}  - { target: '$..*..*..*', remove: true }\n`, 'more than 2 times'],
    [
      'is nested too deeply',
      `${HEAD}  - { target: '$${'[?@'.repeat(5000)}${']'.repeat(5000)}', remove: true }\n`,
      'is nested too deeply',
    ],
    [
      'selects members of every object',
      `${HEAD}  - { target: $.paths.__proto__, update: { x: 1 } }\n  - { target: $.constructor, remove: true }\n`,
      'The target `$.constructor` selects nothing.',
    ],
  ])('one that %s', async (_, overlay, message) => {
    const { printed, description } = await read('', { 'docs.overlay.yaml': overlay });
    expect(description).toBeUndefined();
    expect(printed).toContain(message);
  });

  test('a target that matches every part can empty the description, which is then reported', async () => {
    const { printed } = await read("  - { target: '$..*', remove: true }\n");
    expect(printed).toContain('openapi-version');
  });

  test('a part in another file is not reached', async () => {
    const { printed } = await read("  - target: $.paths['/cats'].get\n    update: { summary: A }\n", {
      'openapi.yaml': DESCRIPTION.replace('  /pets:', "  /cats: { $ref: 'cats.yaml' }\n  /pets:"),
      'cats.yaml': 'get: { operationId: listCats, responses: {} }\n',
    });
    expect(printed).toContain("`$.paths['/cats']` is in the file `cats.yaml`");
  });

  test('one that does not exist is named where the project names it, and watched', async () => {
    const { printed, inputs } = await read('', {
      'project.yaml': PROJECT.replace('[docs', '[gone'),
    });
    expect(printed).toContain(
      'project.yaml:3:12  error  overlay\n  The overlay `gone.overlay.yaml` does not exist.',
    );
    expect(inputs).toEqual(expect.arrayContaining(['gone.overlay.yaml', 'project.yaml', 'openapi.yaml']));
  });

  test('a setting that is not a list is a mistake of the project', async () => {
    const { printed } = await read('', { 'project.yaml': PROJECT.replace(/\[(.*)\]/, '$1') });
    expect(printed).toContain('project.yaml:3:1  error  project-settings');
  });
});

test('numbers of an overlay keep how they are written', async () => {
  const { description } = await read(
    `  - target: $.components.schemas.Pet.properties\n    update: { zip: { type: string, example: 01234 } }\n`,
  );
  expect(description?.bundle.components?.schemas).toHaveProperty(
    ['Pet', 'properties', 'zip', 'example'],
    '01234',
  );
});

test('each of several APIs has its overlays', async () => {
  const folder = temporaryFolder({
    'project.yaml': `name: Shop
url: https://docs.shop.example
apis:
  - { name: pets, description: pets/openapi.yaml, overlays: [pets.overlay.yaml] }
  - { name: birds, description: birds/openapi.yaml }
`,
    'pets.overlay.yaml': `${HEAD}  - { target: $.info, update: { title: Animals } }\n`,
    'pets/openapi.yaml': DESCRIPTION,
    'birds/openapi.yaml': DESCRIPTION.replace('title: Pets', 'title: Birds'),
  });
  const { apis } = await readApis(path.join(folder, 'project.yaml'), run);
  expect(apis.map(({ description }) => description.model.info.title)).toEqual(['Animals', 'Birds']);
});
