import { describe, expect, test } from 'vitest';
import { emitRequests } from '../../../generator/emit/simulator/emit-requests';
import type { SimulatorRequests } from '#core/contracts/requests';
import { model, operation } from '../snippets/support/build-operation';

const updateThing = operation({
  id: 'updateThing',
  method: 'put',
  path: '/things/{id}',
  summary: 'Update a thing',
  requests: [
    {
      name: 'default',
      parameters: [
        { in: 'path', name: 'id', value: 'a/b' },
        { in: 'query', name: 'states', value: ['x', 'y'] },
      ],
      body: { mediaType: 'application/json', value: { name: "it's" } },
    },
    { name: 'other', summary: 'Another one', parameters: [] },
  ],
});

function emit(): SimulatorRequests {
  const [file] = emitRequests(model({ operations: [updateThing] }));
  expect(file?.path).toBe('simulator/requests.json');
  return JSON.parse(file?.content ?? '') as SimulatorRequests;
}

describe('emitRequests', () => {
  test('contains each named request as unencoded strings, with its body', () => {
    const { method, path, requests } = emit().operations.updateThing!;
    expect({ method, path }).toEqual({ method: 'PUT', path: '/things/{id}' });
    expect(requests.map(({ name, summary }) => [name, summary])).toEqual([
      ['default', undefined],
      ['other', 'Another one'],
    ]);
    expect(requests[0]?.parameters.path).toEqual({ id: 'a/b' });
    expect(requests[0]?.body).toEqual({ name: "it's" });
    expect(requests[0]?.headers['Content-Type']).toBe('application/json');
  });
});
