import { describe, expect, test } from 'vitest';
import { emitSandboxRequests } from '../../../generator/sandbox/emit-sandbox-requests';
import type { SandboxRequests } from '../../../generator/sandbox/sandbox-requests';
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

function emit(): SandboxRequests {
  const [file] = emitSandboxRequests(model({ operations: [updateThing], extensions: { sandbox: {} } }));
  expect(file?.path).toBe('sandbox/requests.json');
  return JSON.parse(file?.content ?? '') as SandboxRequests;
}

describe('emitSandboxRequests', () => {
  test('holds each named request as texts before any encoding, with its body', () => {
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

  test('writes nothing for a description without a sandbox', () => {
    expect(emitSandboxRequests(model({ operations: [updateThing] }))).toEqual([]);
  });
});
