import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { improve } from '../../../generator/commands/improve';
import { readDescription } from '../../../generator/read/read-description';
import type { RunStage } from '../../../generator/run/progress';
import { temporaryFolder } from '../../builders/temporary-folder';

const run: RunStage = (_, work) => Promise.resolve(work());

const DESCRIPTION = `openapi: 3.1.0
info: { title: Pets, version: '1' }
paths:
  /pets/{id}:
    get:
      description: Returns a pet. It may be old.
      responses:
        '200':
          description: A pet.
          content:
            application/json:
              schema: { type: object, properties: { name: { type: string } } }
    delete:
      operationId: removePet
      summary: Remove a pet
      parameters: [{ name: id, in: path, schema: { type: string } }]
      responses: { '204': { description: Gone. } }
  /pets:
    get:
      operationId: get-pets-id
      summary: All pets
      responses: { '204': { description: None. } }
`;

function enter(files: Record<string, string> = {}) {
  const folder = temporaryFolder({ 'openapi.yaml': DESCRIPTION, ...files });
  const [entry, out] = ['openapi.yaml', 'docs.overlay.yaml'].map((name) => path.join(folder, name)) as [
    string,
    string,
  ];
  return { folder, entry, out };
}

async function problemsOf(entry: string, overlay?: string) {
  const { problems } = await readDescription(
    entry,
    run,
    [],
    overlay ? { overlays: [{ file: overlay }] } : {},
  );
  return problems.map(({ ruleId }) => ruleId);
}

test('an overlay gives what the description says or implies, with reasons, and what is to fill in as comments', async () => {
  const { entry, out } = enter();
  const { text, actions, drafts, isNamed } = await improve(entry, undefined, out);
  expect({ actions, drafts, isNamed }).toEqual({ actions: 2, drafts: 2, isNamed: false });
  expect(text).toMatchInlineSnapshot(`
    "overlay: 1.1.0
    info:
      title: What the docs of Pets need
      version: 1.0.0
    actions:
      - target: $.paths['/pets/{id}'].get
        description: "It has no summary: this is the first sentence of its description. Its path has parameters that it does not declare: they are strings, as far as anyone knows."
        update:
          summary: Returns a pet
          parameters:
            - name: id
              in: path
              required: true
              schema:
                type: string
      - target: $.paths['/pets/{id}'].delete.parameters[0]
        description: It is part of the path, so it is always required.
        update:
          required: true

    # To fill in: correct the values, and take out the number signs.
    # - target: $
    #   description: "The description names no server: write the address of yours."
    #   update:
    #     servers:
    #       - url: https://api.example.com
    # - target: $.paths['/pets/{id}'].get.responses['200'].content['application/json']
    #   description: "It has no example: this one is made from the schema. Write values that a reader would send or get."
    #   update:
    #     example:
    #       name: string
    "
  `);
});

test('with it, problems of the lint are gone, none is new, and no description has changed', async () => {
  const { entry, out } = enter();
  const before = await problemsOf(entry);
  writeFileSync(out, (await improve(entry, undefined, out)).text!);
  const after = await problemsOf(entry, out);
  expect(before).toEqual(
    expect.arrayContaining(['description/path-parameters', 'description/required-path-parameters']),
  );
  expect(after).not.toContain('description/path-parameters');
  expect(after).not.toContain('description/required-path-parameters');
  expect(after.length).toBeLessThan(before.length);
  expect(readFileSync(entry, 'utf8')).toBe(DESCRIPTION);
});

test('a second run has nothing to add', async () => {
  const { entry, out } = enter();
  writeFileSync(out, (await improve(entry, undefined, out)).text!);
  expect(await improve(entry, undefined, out)).toEqual({
    problems: [],
    actions: 0,
    drafts: 0,
    isNamed: false,
  });
});

test('an overlay that exists keeps its actions and comments', async () => {
  const own = `overlay: 1.1.0
# Written by hand.
info: { title: Ours, version: 1.0.0 }
actions:
  # The name that everybody knows.
  - target: $.paths['/pets/{id}'].get
    update: { summary: One pet }
`;
  const { entry, out } = enter({
    'docs.overlay.yaml': own,
    'project.yaml': 'name: Pets\nurl: https://docs.pets.example\noverlays: [docs.overlay.yaml]\n',
  });
  const { text, isNamed } = await improve(entry, undefined, out);
  expect(isNamed).toBe(true);
  expect(text).toContain('# Written by hand.');
  expect(text).toContain('# The name that everybody knows.');
  expect(text).toContain('summary: One pet');
  expect(text).not.toContain('Returns a pet');
  writeFileSync(out, text!);
  expect((await improve(entry, undefined, out)).actions).toBe(0);
});

test('an id that another operation has is not given', async () => {
  const { entry, out } = enter();
  expect((await improve(entry, undefined, out)).text).not.toContain('operationId');
});

test('a description that cannot be read has only its errors', async () => {
  const { entry, out } = enter({ 'openapi.yaml': 'openapi: [\n' });
  const { problems, text } = await improve(entry, undefined, out);
  expect(problems.map(({ ruleId }) => ruleId)).toEqual(['yaml-syntax']);
  expect(text).toBeUndefined();
});
