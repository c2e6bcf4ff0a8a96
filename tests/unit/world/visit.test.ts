import { describe, expect, test } from 'vitest';
import type { WorldIndex, WorldPart } from '#core/contracts/world-files';
import type { JsonObject } from '#core/json/json';
import {
  addParts,
  chooseRecord,
  findDocumented,
  listChoices,
  missingParts,
  restart,
  runDocumented,
  startVisit,
  type Visit,
} from '#core/world/visit';
import type { ApiModel } from '../../../generator/model/api/api-model';
import { emitWorld } from '../../../generator/emit/world/emit-world';
import { doc } from '../../builders/description';
import { worldOfBundle } from '../../corpus/world/open-world';
import { holds } from '../../specified/holds';
import { openBooks } from './books';

/** The files of a world by their names without `.json`. */
function filesOf(model: ApiModel): Map<string, unknown> {
  return new Map(
    emitWorld(model).map(({ path, content }) => [
      path.slice('world/static/world/'.length, -'.json'.length),
      JSON.parse(content) as unknown,
    ]),
  );
}

function visitOf(model: ApiModel): {
  visit: Visit;
  run: (operation: string) => ReturnType<typeof runDocumented>;
} {
  const files = filesOf(model);
  const visit = startVisit(files.get('index') as WorldIndex);
  const run = (operation: string) => {
    const missing = missingParts(visit, operation)!;
    if (missing.length > 0)
      addParts(visit, new Map(missing.map((part) => [part, files.get(String(part)) as WorldPart])));
    return runDocumented(visit, operation, findDocumented(visit, operation, 'default')!);
  };
  return { visit, run };
}

const openVisit = () => visitOf(openBooks().opened.model);

test('a created record is read, listed, changed and deleted by the documented requests', () => {
  const { run } = openVisit();
  const created = run('createBook').answer;
  expect(created).toMatchObject({ status: 201, effect: 'stored', operation: 'createBook' });
  const { id, title } = created.body as JsonObject;
  const read = run('getBook');
  expect(read.request.path).toBe(`/books/${id as string}`);
  expect(read.answer).toMatchObject({ status: 200, body: { id, title } });
  expect(read.answer.provenance.stored).toContain('/title');
  const listed = run('listBooks').answer.body as { data: JsonObject[] };
  expect(listed.data.map((one) => one.id)).toContain(id);
  expect(run('updateBook').answer.status).toBe(200);
  expect(run('deleteBook').answer.status).toBe(204);
  expect(run('getBook').answer).toMatchObject({ status: 404, kind: 'refused' });
});

test('the documented record is answered until another one is created, and can be chosen again', () => {
  const { visit, run } = openVisit();
  expect(run('getBook').answer.body).toMatchObject({ id: 'bk_0007', title: 'Dune' });
  expect(listChoices(visit, 'getBook')).toEqual([]);
  const { id } = run('createBook').answer.body as { id: string };
  const [choice] = listChoices(visit, 'getBook');
  expect(choice).toMatchObject({ parameter: 'bookId', ids: [id], chosen: id });
  chooseRecord(visit, choice!.table, undefined);
  expect(run('getBook').answer.body).toMatchObject({ id: 'bk_0007' });
});

test('a restart forgets what requests did', () => {
  const { visit, run } = openVisit();
  run('createBook');
  run('deleteBook');
  restart(visit);
  expect(listChoices(visit, 'getBook')).toEqual([]);
  expect(run('getBook').answer.body).toMatchObject({ id: 'bk_0007' });
});

test('a sample in the path names a record of the examples', () => {
  const { run } = openVisit();
  expect(run('getBook').request.path).toBe('/books/bk_0007');
});

test(
  'an answer is too early where its record is to be created first, and not where a request deleted it',
  holds('world-run.early'),
  () => {
    const { visit, run } = visitOf(openNotes());
    expect(run('getNote').isTooEarly).toBe(true);
    expect(run('deleteNote').isTooEarly).toBe(true);
    expect(run('createNote').isTooEarly).toBe(false);
    expect(run('getNote')).toMatchObject({ isTooEarly: false, answer: { status: 200 } });
    expect(run('deleteNote').isTooEarly).toBe(false);
    expect(run('getNote')).toMatchObject({ isTooEarly: false, answer: { status: 404 } });
    restart(visit);
    expect(run('getNote').isTooEarly).toBe(true);
  },
);

/** Notes of which no example shows one. */
function openNotes(): ApiModel {
  const note = { type: 'object', properties: { id: { type: 'string' }, text: { type: 'string' } } };
  const content = { 'application/json': { schema: note } };
  const parameters = [{ name: 'noteId', in: 'path', required: true, schema: { type: 'string' } }];
  const responses = { 200: { description: 'One', content }, 404: { description: 'None' } };
  return worldOfBundle(
    doc({
      paths: {
        '/notes': { post: { operationId: 'createNote', requestBody: { content }, responses } },
        '/notes/{noteId}': {
          get: { operationId: 'getNote', parameters, responses },
          delete: { operationId: 'deleteNote', parameters, responses: { 204: { description: 'Gone' } } },
        },
      },
    }),
  ).model;
}

test('records stay when another part is loaded', () => {
  const { visit, run } = openVisit();
  const { id } = run('createBook').answer.body as { id: string };
  expect(missingParts(visit, 'getSettings')).toHaveLength(1);
  expect(run('getSettings').answer.status).toBe(200);
  expect(run('getBook').answer.body).toMatchObject({ id });
});

test('the world has no operation that the description does not name, whatever its name', () => {
  const { visit } = openVisit();
  for (const name of ['none', 'constructor', '__proto__']) expect(missingParts(visit, name)).toBeUndefined();
});

describe('files', () => {
  test('an operation needs its resource and those above it, and nothing else', () => {
    const item = { type: 'object', properties: { id: { type: 'string' }, name: { type: 'string' } } };
    const content = { 'application/json': { schema: item } };
    const ok = { 200: { description: 'One', content } };
    const parameter = (name: string) => ({ name, in: 'path', required: true, schema: { type: 'string' } });
    const { model } = worldOfBundle(
      doc({
        paths: {
          '/owners': { post: { operationId: 'createOwner', requestBody: { content }, responses: ok } },
          '/owners/{owner}': {
            get: { operationId: 'getOwner', parameters: [parameter('owner')], responses: ok },
          },
          '/owners/{owner}/pets': {
            post: {
              operationId: 'createPet',
              parameters: [parameter('owner')],
              requestBody: { content },
              responses: ok,
            },
          },
          '/owners/{owner}/pets/{pet}': {
            get: { operationId: 'getPet', parameters: ['owner', 'pet'].map(parameter), responses: ok },
          },
          '/health': { get: { operationId: 'getHealth', responses: ok } },
        },
      }),
    );
    const files = filesOf(model);
    const { operations } = files.get('index') as WorldIndex;
    const idsIn = (operation: string) =>
      operations[operation]!.flatMap((part) =>
        (files.get(String(part)) as WorldPart).operations.map(({ id }) => id),
      ).toSorted();
    expect(idsIn('getOwner')).toEqual(['createOwner', 'getOwner']);
    expect(idsIn('getPet')).toEqual(['createOwner', 'createPet', 'getOwner', 'getPet']);
    expect(idsIn('getHealth')).toEqual(['getHealth']);
    const { visit, run } = visitOf(model);
    const owner = (run('createOwner').answer.body as { id: string }).id;
    const pet = (run('createPet').answer.body as { id: string }).id;
    expect(run('getPet').request.path).toBe(`/owners/${owner}/pets/${pet}`);
    expect(run('getPet').answer.status).toBe(200);
    // Another owner is chosen with its pets.
    run('createOwner');
    chooseRecord(visit, '/owners/{}/pets', pet);
    expect(run('getPet').request.path).toBe(`/owners/${owner}/pets/${pet}`);
  });

  test('a part has the schemas that its operations refer to, and no others', () => {
    const { model } = openBooks().opened;
    const files = filesOf(model);
    const { operations } = files.get('index') as WorldIndex;
    const namesOf = (operation: string) => {
      const { schemas } = files.get(String(operations[operation]![0])) as WorldPart;
      return Object.keys({ ...schemas.definitions.request, ...schemas.definitions.response }).toSorted();
    };
    expect(namesOf('getBook')).toEqual(['Book', 'NewBook']);
    expect(namesOf('getSettings')).toEqual(['Settings']);
  });
});

test('credentials that an operation needs are sent, and none is asked of the reader', () => {
  const content = { 'application/json': { schema: { type: 'array', items: { type: 'string' } } } };
  const { model } = worldOfBundle(
    doc({
      paths: {
        '/secrets': {
          get: {
            operationId: 'listSecrets',
            security: [{ header: [], query: [], cookie: [] }],
            responses: { 200: { description: 'All', content }, 401: { description: 'No' } },
          },
        },
      },
      components: {
        securitySchemes: {
          header: { type: 'apiKey', in: 'header', name: 'X-Key' },
          query: { type: 'apiKey', in: 'query', name: 'key' },
          cookie: { type: 'apiKey', in: 'cookie', name: 'session' },
        },
      },
    }),
  );
  expect(visitOf(model).run('listSecrets').answer.status).toBe(200);
});
