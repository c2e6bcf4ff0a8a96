import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../builders/temporary-folder';
import { closureOf } from '../../../../tools/trace/closure';
import { askedBy } from '../../../../tools/trace/requests';

const PORTS = { site: 3210, fixture: 4210 };
const RULES = ['file build/_headers', 'file build/_redirects'];

test.each([
  {
    url: 'http://localhost:3210/api/?a=1',
    want: ['file build/api', 'file build/api.html', 'file build/api/index.html', ...RULES],
  },
  { url: 'http://localhost:5000/', want: ['tree build'] },
  { url: 'https://example.com/', want: [] },
])('a request for $url asks for $want', ({ url, want }) => {
  expect(askedBy(url, PORTS)).toEqual(want);
});

test('a request to the fixture site asks for the code that builds it', () => {
  expect(askedBy('http://localhost:4210/', PORTS)).toEqual(
    expect.arrayContaining(['tree site', 'tree core']),
  );
});

test('the closure of a module has what it imports, directly or not', () => {
  const root = temporaryFolder({
    'a.ts': "import './b'; import 'package'; import './data.json';",
    'b/index.ts': "export * from '../c.mjs'; import type { A } from '../a';",
    'c.mts': '',
    'data.json': '{}',
  });
  expect(closureOf(root, 'a.ts')).toEqual(['a.ts', 'b/index.ts', 'data.json', 'c.mts']);
});
