import { createServer, type AddressInfo, type Server } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeText } from '../../generator/emit/snippets/code';
import { buildHttpRequest } from '../../generator/emit/snippets/http-request';
import { languages } from '../../generator/emit/snippets/languages';
import { model, operation } from '../unit/snippets/support/build-operation';
import { isRunnable } from './run/is-runnable';
import { runBatch } from './run/run-batch';

/** Methods that servers of Node refuse: in small letters, and with all signs that a token of HTTP may have. */
const METHODS = ['purge', "!#$%&'*+-.^_`|~", 'Copy-Thing', 'constructor'];

/** The methods that came over the wire, by the id of the snippet. */
const received = new Map<string, string>();
let server: Server;

const idOf = (language: string, index: number) => `${language}.${index}`;

beforeAll(async () => {
  // Not a server of HTTP, which would know only some methods.
  server = createServer((socket) => {
    socket.once('data', (data) => {
      const [, method = '', id = ''] = /^(\S+) \/(\S+)\/things HTTP/.exec(data.toString('latin1')) ?? [];
      received.set(id, method);
      socket.end(
        'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}',
      );
    });
    socket.on('error', () => socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  for (const { id: language, emit } of languages.filter(isRunnable)) {
    const programs = METHODS.map((method, index) => {
      const given = operation({ method });
      const servers = [{ url: `http://127.0.0.1:${port}/${idOf(language, index)}`, variables: [] }];
      const request = buildHttpRequest(given, given.requests[0]!, model({ servers }));
      return { id: idOf(language, index), code: codeText(emit(request)) };
    });
    await runBatch(language, programs);
  }
});

afterAll(() => new Promise((resolve) => server.close(resolve)));

describe.each(languages)('a $id snippet sends a custom method as it is written', (language) => {
  it.runIf(isRunnable(language)).each(METHODS)('%s', (method) => {
    expect(received.get(idOf(language.id, METHODS.indexOf(method)))).toBe(method);
  });
});
