import type { JsonObject } from '#core/json/json';
import { describe, expect, it } from 'vitest';
import { buildApiModel } from '../../../generator/model/build-api-model';
import { buildErrorPairs } from '../../../generator/simulator/errors/build-error-pairs';
import { emitErrorPairs } from '../../../generator/simulator/errors/emit-error-pairs';
import { codeText } from '../../../generator/snippets/code';
import { formatCommands } from '../../../generator/pages/data/reproduction';
import { describeBooks } from './describe';

const KEY = { Authorization: `Basic ${btoa('sk_test_EXAMPLE:')}` };

describe('buildErrorPairs', () => {
  const books = describeBooks();
  const getBook = books.paths?.['/shelf/books/{id}']?.get as JsonObject;
  const answers = ['403', '404', '405', '429', '503'].map((status) => [status, { description: status }]);
  getBook.responses = Object.fromEntries(answers) as JsonObject;
  const pairs = buildErrorPairs(buildApiModel(books)).getBook;

  it('finds a natural cause where the simulator has one', () => {
    expect(pairs?.['404']).toEqual({
      cause: 'No record has the id 4.',
      request: { method: 'GET', path: '/shelf/books/4', headers: KEY },
    });
    expect(pairs?.['403']?.request.path).toBe('/shelf/books/3');
    expect(pairs?.['405']?.request.method).toBe('PATCH');
    expect(pairs?.['429']?.times).toBe(3);
  });

  it('asks for the answer where it has none', () => {
    expect(pairs?.['503']).toEqual({
      cause: 'The simulator has no such trouble of its own. Ask for the answer.',
      request: { method: 'GET', path: '/shelf/books/8', headers: { ...KEY, 'X-Abaco-Simulate': '503' } },
      simulated: true,
    });
  });

  it('makes nothing for a description without a simulator', () => {
    const others = buildErrorPairs(buildApiModel(describeBooks({ 'x-sandbox': undefined })));
    expect(others).toEqual({});
    expect(emitErrorPairs(others)).toEqual([]);
  });

  it('writes a line for each pair', () => {
    const [file] = emitErrorPairs({ getBook: pairs ?? {} });
    expect(file?.path).toBe('simulator/errors.json');
    expect(JSON.parse(file?.content ?? '')).toEqual({ getBook: pairs });
    expect(file?.content.split('\n')).toHaveLength(5 + 5);
  });
});

describe('formatCommands', () => {
  it('writes a command for each request, and a loop for one that is repeated', () => {
    const update = {
      method: 'PUT',
      path: '/contacts/3',
      headers: { ...KEY, 'Content-Type': 'application/json' },
    };
    const pair = {
      cause: '',
      before: [{ ...update, body: `{"last_name":"O'Hara"}` }],
      request: { method: 'GET', path: '/contacts?limit=1', headers: { Authorization: 'Bearer at_EXAMPLE' } },
      times: 2,
    };
    expect(codeText(formatCommands(pair))).toMatchInlineSnapshot(`
      "curl -i -X PUT -u sk_test_EXAMPLE: -H 'Content-Type: application/json' -d '{"last_name":"O'\\''Hara"}' 'http://127.0.0.1:4010/api/contacts/3'
      for call in $(seq 2); do curl -i -H 'Authorization: Bearer at_EXAMPLE' 'http://127.0.0.1:4010/api/contacts?limit=1'; done"
    `);
  });
});
