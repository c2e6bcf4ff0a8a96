import { describe, expect, it } from 'vitest';
import { addressOfServer } from '#core/http/address';
import { listServers } from '../../../generator/emit/environments/list-servers';
import type { Operation, Server } from '../../../generator/model/api/api-model';
import { buildSnippets } from '../../../generator/emit/snippets/build-snippets';
import { codeText, type Code } from '../../../generator/emit/snippets/code';
import { buildHttpRequest } from '../../../generator/emit/snippets/http-request';
import { languages } from '../../../generator/emit/snippets/languages';
import { model, operation } from './support/build-operation';

const servers: Server[] = [
  { url: 'https://api.berths.example/v1', variables: [] },
  {
    url: 'https://{region}.berths.example:{port}/v2',
    variables: [
      { name: 'region', default: 'eu-west' },
      { name: 'port', default: '8443' },
    ],
  },
];
const api = (partial: Partial<Operation> = {}) =>
  model({ servers, operations: [operation({ method: 'get', path: '/berths', servers, ...partial })] });
const codesOf = (one: ReturnType<typeof api>) => buildSnippets(one)[0]!.requests[0]!;

/** A snippet with a value where it has the address. */
function withAddress(code: Code, address: string): string {
  return code
    .map((part) =>
      typeof part === 'string' ? part : part.mark.kind === 'reader-value' ? address : part.text,
    )
    .join('');
}

describe.each(languages)('a $id snippet', ({ id, emit }) => {
  const one = api();
  const { code } = codesOf(one).snippets.find(({ language }) => language === id)!;

  it('with the address of another server is what the emitter writes for that server', () => {
    for (const choice of listServers(one)) {
      const request = buildHttpRequest(one.operations[0]!, one.operations[0]!.requests[0]!, one, {
        server: choice.template,
      });
      expect(withAddress(code, addressOfServer(choice, {}))).toBe(codeText(emit(request)));
    }
  });

  it('follows no choice if its operation declares other servers', () => {
    const own = codesOf(api({ servers: [{ url: 'https://upload.example', variables: [] }] }));
    const snippet = own.snippets.find(({ language }) => language === id)!;
    expect(own.readerValues).toEqual([]);
    expect(withAddress(snippet.code, 'changed')).toContain('https://upload.example');
  });
});

it('is the first occurrence of the address, because examples may have it, too', () => {
  const [server] = servers;
  const parameters = [{ in: 'header' as const, name: 'X-Back', value: `${server!.url}/berths` }];
  const [request] = operation({}).requests;
  const { snippets } = codesOf(api({ requests: [{ ...request!, parameters }] }));
  for (const { code } of snippets)
    expect(withAddress(code, 'CHANGED').split('CHANGED').length, codeText(code)).toBe(2);
});
