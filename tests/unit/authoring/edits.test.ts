import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { addEntry } from '../../../authoring/plan/add-entry';
import { applyChanges } from '../../../authoring/plan/apply-changes';
import { readSources } from '../../../authoring/plan/read-sources';
import { renameInCode } from '../../../authoring/rename/rename-in-code';
import { renameInSchema } from '../../../authoring/rename/rename-in-schema';
import { temporaryFolder } from '../../builders/temporary-folder';

const SCHEMA = `# A comment.
required: [max_uses, "max_uses"]   # both
x-order:
  - id
  - max_uses

properties:
  max_uses: # why
    type: integer
    description: >-
      The limit, and \`max_uses\` again.
  note:
    const: max_uses
`;

describe('YAML keeps its comments and its form', () => {
  test('with an entry at the end of a map, of a list, and in front of a key', () => {
    expect(addEntry(SCHEMA, ['x-order'], ['- note'])).toBe(
      SCHEMA.replace('- max_uses\n', '- max_uses\n  - note\n'),
    );
    expect(addEntry(SCHEMA, ['properties'], ['one:', '  type: string'])).toBe(
      `${SCHEMA}  one:\n    type: string\n`,
    );
    expect(addEntry(SCHEMA, ['properties'], ['one: {}'], 'note')).toBe(
      SCHEMA.replace('  note:', '  one: {}\n  note:'),
    );
    expect(addEntry('a:\n  b: |\n    text\n\nc: 1\n', ['a'], ['d: 2'])).toMatch(/text\n\n? {2}d: 2\n/);
  });

  test('without a block to add to, says so', () => {
    expect(() => addEntry(SCHEMA, ['required'], ['- note'])).toThrow('There is no block `required`');
    expect(() => addEntry(SCHEMA, ['nothing'], ['- note'])).toThrow('write it by hand');
  });

  test('with a field under another name, and values of that name as they were', () => {
    expect(renameInSchema(SCHEMA, 'max_uses', 'limit')).toBe(`# A comment.
required: [limit, "limit"]   # both
x-order:
  - id
  - limit

properties:
  limit: # why
    type: integer
    description: >-
      The limit, and \`limit\` again.
  note:
    const: max_uses
`);
  });
});

test('code has the new name in names and strings, not in longer names and comments', () => {
  const code = `// max_uses
const { max_uses, max_uses_left } = body;
call(\`/\${id}#max_uses\`, { 'max_uses': max_uses, text: "uses of max_uses" });
`;
  expect(renameInCode('a.ts', code, 'max_uses', 'limit')).toBe(`// max_uses
const { limit, max_uses_left } = body;
call(\`/\${id}#limit\`, { 'limit': limit, text: "uses of limit" });
`);
});

test('changes are written all, or none if one of them cannot be', () => {
  const folder = temporaryFolder({ 'a.txt': 'old' });
  const sources = readSources(folder);
  mkdirSync(path.join(folder, 'taken'));
  const changes = [
    { file: 'a.txt', content: 'new' },
    { file: 'b/c.txt', content: 'new' },
  ];
  expect(() =>
    applyChanges(folder, [changes[0]!, { file: 'taken', content: 'new' }, changes[1]!], {
      ...sources,
      read: (file) => (file === 'taken' ? undefined : sources.read(file)),
    }),
  ).toThrow();
  expect(readFileSync(path.join(folder, 'a.txt'), 'utf8')).toBe('old');
  expect(sources.list('.').map((file) => path.basename(file))).toEqual(['a.txt']);
  applyChanges(folder, changes, sources);
  expect(sources.list('.').map((file) => path.basename(file))).toEqual(['a.txt', 'c.txt']);
  expect(readdirSync(folder).toSorted()).toEqual(['a.txt', 'b', 'taken']);
});
