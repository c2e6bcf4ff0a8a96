import { describe, expect, test } from 'vitest';
import { findMembers } from '../../../../generator/pages/highlight/find-members';

const pathsOf = (code: string) => findMembers(code).map(({ path }) => path.join('.'));

describe('findMembers', () => {
  test('gives each member the names around it', () => {
    const code = `const c = createClient({ baseUrl: 'x' });
const { data } = await client.POST('/a/{id}', {
  params: { path: { id: 5 }, query: { 'odd-name': ['a'] } },
  body: { items: [{ note: 'it\\'s { here: }', tax: {} }, { note: "x" }] },
});
console.log({ later: data });`;
    expect(pathsOf(code)).toEqual([
      'params',
      'params.path',
      'params.path.id',
      'params.query',
      'params.query.odd-name',
      'body',
      'body.items',
      'body.items.note',
      'body.items.tax',
      'body.items.note',
    ]);
    const texts = findMembers(code).map(({ start, end }) => code.slice(start, end));
    expect(texts).toContain("'odd-name'");
    expect(texts).toContain('note');
  });

  test('finds nothing where nothing is called', () => {
    expect(pathsOf("const a = { b: 'c' };")).toEqual([]);
    expect(pathsOf("await client.GET('/ping');")).toEqual([]);
  });
});
