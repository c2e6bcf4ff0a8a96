import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JsonObject } from '#core/json/json';
import type { ApiModel } from '../../../generator/model/api/api-model';
import { modelOf } from '../../builders/description';
import { RecordingServer } from '../judge/recording-server';
import { withClient } from './client-file';
import { languages } from './languages';

const present = languages.filter(({ isHere }) => isHere);
const server = new RecordingServer();
/** Where the calls of each language arrived: those without an address of the caller, then those with one. */
const arrivals = new Map<string, { documented: string[]; chosen: string[] }>();

const METHODS = ['atRoot', 'atItem', 'atOperation', 'atVariable', 'atList'];

/** Each server has the name of the object that declares it in its path. */
function modelOfServers(language: string): ApiModel {
  const at = (place: string, slash = ''): JsonObject => ({
    url: `${server.urlOf(`${language}-${place}`)}${slash}`,
  });
  const answered = (operationId: string, more: JsonObject = {}): JsonObject => ({
    operationId,
    responses: { '204': { description: 'Done.' } },
    ...more,
  });
  const list = { schema: { type: 'array', items: { type: 'integer' } } };
  return modelOf({
    servers: [at('root')],
    paths: {
      '/root': { get: answered('atRoot') },
      '/item': {
        servers: [at('item', '/')],
        get: answered('atItem'),
        post: answered('atOperation', { servers: [at('operation')] }),
      },
      '/variable': {
        get: answered('atVariable', {
          servers: [
            {
              url: `${server.urlOf(`${language}-variable`)}/{version}`,
              variables: { version: { default: 'v2' } },
            },
          ],
        }),
      },
      '/list': {
        servers: [at('list')],
        get: answered('atList', {
          responses: {
            '200': {
              description: 'The list.',
              headers: { Link: { schema: { type: 'string' } } },
              content: { 'application/json': list },
            },
          },
        }),
      },
    },
  });
}

beforeAll(async () => {
  await server.start();
  for (const { id, play } of present) {
    const model = modelOfServers(id);
    const arrive = async (address?: string): Promise<string[]> => {
      server.received.clear();
      const calls = METHODS.map((method) => ({ method, ...(address !== undefined && { server: address }) }));
      await withClient(model, id, (file) => play(file, calls));
      return [...server.received].flatMap(([place, requests]) =>
        requests.map(({ method, target }) => `${method} ${place.replace(`${id}-`, '')} ${target}`),
      );
    };
    arrivals.set(id, { documented: await arrive(), chosen: await arrive(server.urlOf('chosen')) });
  }
});

afterAll(() => server.stop());

describe.each(present)('a call of the $label client', ({ id }) => {
  // https://spec.openapis.org/oas/v3.1.0#operation-object: `servers` overrides that of the path item and of the root.
  it('goes to the server of its operation, else of its path, else of the API', () => {
    expect(arrivals.get(id)?.documented).toEqual([
      'GET root /root',
      'GET item /item',
      'POST operation /item',
      'GET variable /v2/variable',
      'GET list /list',
    ]);
  });

  it('goes to the address that the caller gives', () => {
    expect(arrivals.get(id)?.chosen).toEqual([
      'GET chosen /root',
      'GET chosen /item',
      'POST chosen /item',
      'GET chosen /variable',
      'GET chosen /list',
    ]);
  });
});
