import type { Json } from '#core/json/json';
import { describe, expect, it } from 'vitest';
import type { Operation } from '../../../generator/model/api/api-model';
import { buildSnippets } from '../../../generator/emit/snippets/build-snippets';
import { codeText } from '../../../generator/emit/snippets/code';
import { languages } from '../../../generator/emit/snippets/languages';
import { model, operation } from './support/build-operation';

function post(id: string, value: Json, mediaType = 'application/json'): Operation {
  return operation({
    id,
    method: 'post',
    requests: [{ name: 'default', parameters: [], body: { mediaType, value } }],
  });
}

describe('buildSnippets', () => {
  it('has every request of every operation in every language, in order', () => {
    const requests = [
      { name: 'default', parameters: [] },
      { name: 'second', summary: 'Another one', parameters: [] },
    ];
    const operations = [operation({ id: 'b', requests }), operation({ id: 'a' })];
    const snippets = buildSnippets(model({ operations }));
    expect(snippets.map(({ operationId }) => operationId)).toEqual(['b', 'a']);
    expect(snippets[0]!.requests.map(({ name, summary }) => ({ name, summary }))).toEqual([
      { name: 'default', summary: undefined },
      { name: 'second', summary: 'Another one' },
    ]);
    for (const { requests } of snippets) {
      for (const request of requests) {
        expect(request.snippets.map(({ language }) => language)).toEqual(languages.map(({ id }) => id));
        for (const { code } of request.snippets) expect(codeText(code)).toMatch(/[^\n]\n$/);
      }
    }
  });

  it('makes something readable of an odd description', () => {
    const odd = [
      operation({ path: '/{', responses: [] }),
      operation({ method: 'query', requests: [{ name: 'default', parameters: [] }] }),
      operation({ security: [{ schemes: [{ id: 'unknown', scopes: [] }] }] }),
      operation({ security: [{ schemes: [] }] }),
      operation({ requests: [{ name: 'default', parameters: [{ in: 'query', name: '', value: [[{}]] }] }] }),
      post('a', 'text', 'multipart/form-data'),
      post('b', [1], 'application/x-www-form-urlencoded'),
      post('c', { a: 1 }, 'application/xml'),
      post('d', null, '*/*'),
      post('e', {}, 'multipart/mixed'),
    ];
    const servers = [{ url: '', variables: [] }];
    for (const { requests } of buildSnippets(model({ servers, operations: odd }))) {
      for (const { code } of requests[0]!.snippets) expect(codeText(code)).not.toMatch(/undefined|\[object/);
    }
  });
});
