import { expect, test } from 'vitest';
import { fillIn, replacedModules } from '../../../../site/downloads/tool-modules';

const [packed = ''] = Object.values(replacedModules(true));

test('the content is put into the bundled program as it is', () => {
  const content = { pages: 'a$&b"`$1' };
  const program = fillIn(`const a = 1;\n${packed}`, content);
  expect(program).toBe(`const a = 1;\nexport const packed = ${JSON.stringify(content)};`);
});

test.each([
  ['lacks the location of the content', 'const a = 1;'],
  ['has two', packed + packed],
])('a program that %s is a mistake of its bundle', (_, program) => {
  expect(() => fillIn(program, {})).toThrow('does not have `__CONTENT_OF_DOCS__` once');
});
