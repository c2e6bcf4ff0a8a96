import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { findBrokenFiles } from '../../../generator/read/source/find-broken-files';

const folder = mkdtempSync(path.join(tmpdir(), 'broken-files-'));
afterAll(() => rmSync(folder, { recursive: true }));

function write(name: string, content: string | Buffer): string {
  const file = path.join(folder, name);
  writeFileSync(file, content);
  return file;
}

it('names the place in each file that cannot be parsed', async () => {
  const problems = await findBrokenFiles([
    write('right.yaml', 'a: 1\n'),
    write('empty.yaml', ''),
    write('quote.yaml', "a: 'b\n"),
    write('double.yaml', 'a: 1\na: 2\n'),
    write('cut.json', '{"a": '),
    write('latin.yaml', Buffer.from([0x61, 0x3a, 0x20, 0xe9])),
    write('logo.svg', '<svg'),
    path.join(folder, 'removed.yaml'),
  ]);
  expect(problems.map(({ ruleId, location }) => [path.basename(location.file), ruleId])).toEqual([
    ['quote.yaml', 'yaml-syntax'],
    ['double.yaml', 'yaml-syntax'],
    ['cut.json', 'yaml-syntax'],
    ['latin.yaml', 'file-encoding'],
  ]);
  expect(problems[1]?.location).toMatchObject({ line: 2, column: 1 });
});
