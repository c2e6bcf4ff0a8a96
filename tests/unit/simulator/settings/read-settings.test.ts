import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { readSettings } from '../../../../generator/emit/simulator/settings/read-settings';
import { buildApiModel } from '../../../../generator/model/api/build-api-model';
import { formatProblems } from '../../../../generator/problems/format-problems';
import { relativePath } from '../../../../generator/problems/relative-path';
import { temporaryFolder } from '../../../builders/temporary-folder';
import { BOOK_SETTINGS, describeBooks } from '../describe';

const model = buildApiModel(
  describeBooks({
    components: {
      ...describeBooks().components,
      schemas: { Book: { type: 'object', properties: { created_at: {}, author: {} } } },
      securitySchemes: {
        oauth2: {
          type: 'oauth2',
          flows: { clientCredentials: { tokenUrl: '/token', scopes: { read: 'Read.', write: 'Write.' } } },
        },
      },
    },
  }),
);

/** The settings of the books with one line of their text replaced. */
const changed = (line: string, by: string) => {
  const text = stringify(BOOK_SETTINGS);
  expect(text).toContain(line);
  return text.replace(line, by);
};

function read(text: string) {
  const folder = temporaryFolder({ 'simulator.yaml': text });
  const { settings, problems } = readSettings(path.join(folder, 'openapi.yaml'), model);
  const printed = formatProblems(problems, 'text').replaceAll(`${relativePath(folder)}/`, '');
  return { settings, printed };
}

test('reads the file next to the entry document', () => {
  expect(read(stringify(BOOK_SETTINGS))).toEqual({
    settings: parse(stringify(BOOK_SETTINGS)) as object,
    printed: '',
  });
});

test('reports nothing without the file', () => {
  expect(readSettings(path.join(temporaryFolder(), 'openapi.yaml'), model)).toEqual({ problems: [] });
});

describe('says what is wrong, where, and what to write', () => {
  test.each([
    {
      line: 'id: 7',
      by: 'id: seven',
      want: 'simulator.yaml:22:3  error  simulator-settings\n  The value "seven" breaks the rule "is of type integer". Write a value of type integer.\n  at #/hidden/id\n',
    },
    {
      line: 'errorHeader: X-Want-Error',
      by: 'errorHead: X-Want-Error',
      want: 'Unknown setting `errorHead`. Write `errorHeader`, or remove it.\n  at #/errorHead\n',
    },
    { line: 'errorHeader: X-Want-Error', by: '', want: 'Add the property "errorHeader".' },
    {
      line: 'before: created_before',
      by: 'before: createdbefore',
      want: 'The description has no parameter `createdbefore`. Did you mean `created_before`?',
    },
    {
      line: 'baseUrl: http://127.0.0.1:9/books',
      by: 'baseUrl: 127.0.0.1:9',
      want: '"127.0.0.1:9" is not an address without a slash at its end. Write one such as "http://127.0.0.1:8080/v1".',
    },
    { line: 'baseUrl: http://127.0.0.1:9/books', by: 'baseUrl: /books', want: '#/baseUrl' },
    {
      line: 'before: created_before',
      by: 'before: older_than',
      want: 'simulator.yaml:4:3  error  simulator-settings\n  The description has no parameter `older_than`. Write the name of a parameter of the description, or remove the entry.\n  at #/paging/before\n',
    },
    { line: 'more: X-More', by: 'more: X-Next', want: 'no response header `X-Next`' },
    { line: 'except: []', by: 'except: [films]', want: 'no collection `films`' },
    { line: 'time: created_at', by: 'time: made_at', want: 'no field `made_at`' },
    { line: 'sequences: {}', by: 'sequences: {all: [books, films]}', want: 'at #/records/sequences/all/1' },
    { line: 'scope: read', by: 'operations: [getBok]', want: 'no operation `getBok`' },
    { line: 'nested: {}', by: 'nested: {author: writers}', want: 'no collection `writers`' },
    { line: 'nestedIds: {}', by: 'nestedIds: {pages: pages}', want: 'no field `pages`' },
    { line: 'memory: {}', by: 'memory: {books: [author, owner]}', want: 'at #/records/memory/books/1' },
    { line: 'wrongQuery: {}', by: 'wrongQuery: {day: {value: x, cause: y}}', want: 'no parameter `day`' },
    { line: 'operations: {}', by: 'operations: {burnBook: {}}', want: 'no operation `burnBook`' },
    {
      line: 'operations: {}',
      by: 'operations: {listBooks: {422: {cause: Why.}}}',
      want: 'The operation `listBooks` documents no error `422`. Write one of 400, or describe the response.',
    },
    {
      line: 'operations: {}',
      by: 'operations: {listBooks: {400: {cause: Why., parameters: {page: 1}}}}',
      want: 'The operation `listBooks` has no parameter `page`. Write one of limit, created_before.',
    },
    {
      line: 'operations: {}',
      by: 'operations: {listBooks: {400: {cause: Why., before: [{operation: getBook, parameters: {key: 1}}]}}}',
      want: 'at #/reproductions/operations/listBooks/400/before/0/parameters/key',
    },
    {
      line: 'operations: {}',
      by: 'operations: {listBooks: {400: {cause: Why., before: [{operation: burnBook}]}}}',
      want: 'at #/reproductions/operations/listBooks/400/before/0/operation',
    },
    { line: '    account: 1\n', by: '', want: 'Add the property "account".' },
    {
      line: 'name: reader',
      by: 'name: key',
      want: 'Two credentials have the name `key`. Give each its own name.\n  at #/credentials/1/name\n',
    },
    {
      line: 'value: at_reader',
      by: 'value: sk_1',
      want: 'Two credentials have the value `sk_1`. Give each its own value.\n  at #/credentials/1/value\n',
    },
    {
      line: 'scope: read',
      by: 'scope: raed',
      want: 'The description has no scope `raed`. Did you mean `read`?\n  at #/credentials/1/scope\n',
    },
    { line: 'name: key', by: 'name: my key', want: '#/credentials/0/name' },
    { line: 'baseUrl: ', by: '\tbaseUrl: ', want: 'The file cannot be read as YAML' },
  ])('$by', ({ line, by, want }) => {
    const { settings, printed } = read(changed(line, by));
    expect(settings).toBeUndefined();
    expect(printed).toContain(want);
  });

  test('one location of invalid YAML that causes errors at others', () => {
    const { printed } = read(changed('paging:\n', 'paging:\n  a: b\n- c\n'));
    expect(printed.match(/ error /g)).toHaveLength(1);
  });

  test('everything at once, in the order of the file', () => {
    const { printed } = read(
      changed('before: created_before', 'before: x').replace('more: X-More', 'more: y'),
    );
    expect(printed.match(/no (parameter|response header) `\w`/g)).toEqual([
      'no parameter `x`',
      'no response header `y`',
    ]);
  });
});
