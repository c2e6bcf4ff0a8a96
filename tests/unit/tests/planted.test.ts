import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { FAULTS } from '../../planted/faults';
import { dropCall, replaceComparison, replaceExpression, replaceLiteral } from '../../planted/operators/code';
import { replaceAttribute } from '../../planted/operators/pages';
import { replaceAt } from '../../planted/operators/yaml';

/** `npm run test:planted` takes minutes, so a fault that can no longer be planted would be found late. */
test.each(FAULTS)('the fault in $file can be planted: $edit.title', ({ file, edit }) => {
  const content = existsSync(file) ? readFileSync(file, 'utf8') : '';
  expect(edit.apply(content, file)).not.toBe(content);
});

describe('a fault finds its place', () => {
  test('in code that is formatted otherwise', () => {
    const code = 'function isDue(a) {\n  return  a.days>=15 &&\n    a.state !== "paid";\n}\nconst b = 15;';
    const planted = replaceExpression('isDue', "a.state !== 'paid'", 'true').apply(code, 'a.ts');
    expect(replaceLiteral('isDue', 15, 16).apply(planted, 'a.ts')).toBe(
      'function isDue(a) {\n  return  a.days>=16 &&\n    true;\n}\nconst b = 15;',
    );
    expect(replaceComparison('isDue', '>= 15', '>').apply(code, 'a.ts')).toContain('a.days> &&');
  });

  test('in a string that spans lines', () => {
    const yaml = '# limit 20\nget:\n  description: >-\n    Up to\n    20 pairs.\n';
    expect(replaceAt('/get/description', 'to 20', 'to 25').apply(yaml, 'a.yaml')).toContain('Up to 25 pairs');
  });
});

test.each([
  { edit: dropCall('save', 'check'), want: 'a.ts has no statement that calls check in save.' },
  { edit: replaceLiteral('load', 1, 2), want: 'a.ts has no load.' },
  { edit: replaceLiteral('', 1, 2), want: 'a.ts has no single literal 1, but 2.' },
])('a fault whose place is gone says so: $want', ({ edit, want }) => {
  const code = 'function save() { return 1 + 1; }';
  const remedy = ' If it moved or got another name, say so in tests/planted/faults.';
  expect(() => edit.apply(code, 'a.ts')).toThrow(want + remedy);
});

test('a fault of a page stays in its section', () => {
  const page = '## A\n\n<Status of="1" />\n\n## B\n\n<Status of="1" />\n';
  const edit = replaceAttribute('Status', 'of', '1', '2', 'b');
  expect(edit.apply(page, 'a.mdx')).toBe(page.replace(/1(?!.*1)/s, '2'));
  expect(() => edit.apply('## A\n', 'a.mdx')).toThrow('a.mdx has no <Status of="1"> in #b.');
});
