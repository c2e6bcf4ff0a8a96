import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  statSync,
  symlinkSync,
  utimesSync,
} from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { filesBelow } from '../../../generator/run/files/hash';
import { writeFiles } from '../../../generator/run/files/write-files';
import { readFiles } from '../../builders/read-files';
import { temporaryFolder, writeFiles as place } from '../../builders/temporary-folder';

const file = (name: string, content = `${name}\n`) => ({ path: name, content });

test('writes the files and a sorted list of them', () => {
  const out = path.join(temporaryFolder(), 'new/generated');

  writeFiles([file('pages/b.mdx'), file('a.json')], out);

  expect(readFiles(out)).toEqual({
    'a.json': 'a.json\n',
    'manifest.txt':
      '# Made by the generator, which replaces and removes only what is listed here.\n' +
      'a.json\nmanifest.txt\npages/b.mdx\n',
    'pages/b.mdx': 'pages/b.mdx\n',
  });
});

test('removes what it no longer makes, and the folders that become empty', () => {
  const out = temporaryFolder();
  writeFiles([file('a/b/c.json'), file('a/d.json'), file('e/f.json')], out);

  writeFiles([file('a/d.json')], out);

  expect(readdirSync(out, { recursive: true }).sort()).toEqual(['a', 'a/d.json', 'manifest.txt']);
});

test('removes the folder of several files that it no longer makes', () => {
  const out = temporaryFolder();
  writeFiles([file('pages/museum/page.mdx'), file('pages/museum/page.json'), file('a.json')], out);

  writeFiles([file('a.json')], out);

  expect(readdirSync(out).sort()).toEqual(['a.json', 'manifest.txt']);
});

test('leaves files alone that it did not make', () => {
  const out = temporaryFolder({ 'notes.txt': 'mine', 'pages/mine.mdx': 'mine' });
  writeFiles([file('pages/made.mdx')], out);

  writeFiles([file('other.json')], out);

  expect(readFiles(out)).toMatchObject({ 'notes.txt': 'mine', 'pages/mine.mdx': 'mine' });
  expect(existsSync(path.join(out, 'pages/made.mdx'))).toBe(false);
});

test('does not touch a file that stays the same', () => {
  const out = temporaryFolder();
  writeFiles([file('a.json'), file('b.json')], out);
  const past = new Date('2020-01-01');
  utimesSync(path.join(out, 'a.json'), past, past);

  writeFiles([file('a.json'), file('b.json', 'new\n')], out);

  expect(statSync(path.join(out, 'a.json')).mtime).toEqual(past);
  expect(readFileSync(path.join(out, 'b.json'), 'utf8')).toBe('new\n');
});

test('keeps a file whose name changes only in case', () => {
  const out = temporaryFolder();
  writeFiles([file('A.json')], out);

  writeFiles([file('a.json')], out);

  expect(existsSync(path.join(out, 'a.json'))).toBe(true);
});

describe('refuses', () => {
  test.each(['../up.json', '/etc/up.json', 'a/../../up.json', 'a//b', './a', 'a\\..\\b', 'C:/a', 'a\0b', ''])(
    'the path %j',
    (name) => {
      const out = temporaryFolder();
      expect(() => writeFiles([file('good.json'), file(name)], out)).toThrow('would leave the output folder');
      expect(filesBelow(out)).toEqual([]);
    },
  );

  test('two files with one path, also where case does not count', () => {
    const out = temporaryFolder();
    expect(() => writeFiles([file('a/B.json'), file('a/b.json')], out)).toThrow(
      'Two generated files have one path: `a/B.json` and `a/b.json`.',
    );
    expect(() => writeFiles([file('manifest.txt')], out)).toThrow('one path');
  });

  test('to write through a link that leads elsewhere', () => {
    const elsewhere = temporaryFolder({ 'kept.json': 'kept' });
    const out = temporaryFolder();
    symlinkSync(elsewhere, path.join(out, 'pages'));

    expect(() => writeFiles([file('pages/kept.json')], out)).toThrow(
      `\`${path.join(out, 'pages')}\` is not a plain folder: move it away, a generated folder belongs there.`,
    );
    expect(readFileSync(path.join(elsewhere, 'kept.json'), 'utf8')).toBe('kept');
  });

  test('an output folder that is a file', () => {
    const folder = temporaryFolder({ out: 'a file' });
    expect(() => writeFiles([file('a.json')], path.join(folder, 'out'))).toThrow('is a file');
  });
});

test('removes nothing outside the folder, whatever its list says', () => {
  const folder = temporaryFolder({ 'outside.txt': 'kept', 'elsewhere/kept.json': 'kept' });
  const out = path.join(folder, 'out');
  writeFiles([file('b.json')], out);
  appendFileSync(
    path.join(out, 'manifest.txt'),
    '../outside.txt\nlink/kept.json\n/etc/hostname\ngone.json\n',
  );
  symlinkSync(path.join(folder, 'elsewhere'), path.join(out, 'link'));

  writeFiles([file('a.json')], out);

  expect(filesBelow(folder)).toContain('outside.txt');
  expect(filesBelow(folder)).toContain('elsewhere/kept.json');
  expect(existsSync(path.join(out, 'b.json'))).toBe(false);
});

describe('a file that no run generated', () => {
  const list = 'important.txt\nmanifest.txt\n';

  test('is refused by name where a generated file goes, and stays', () => {
    const out = temporaryFolder({ 'a.json': 'mine', 'deep/b.json': 'mine' });
    expect(() => writeFiles([file('a.json'), file('deep/b.json'), file('c.json')], out)).toThrow(
      `The generator did not create \`${path.join(out, 'a.json')}\` and \`${path.join(out, 'deep/b.json')}\`. Move what you need, then pass \`--force\``,
    );
    expect(readFiles(out)).toEqual({ 'a.json': 'mine', 'deep/b.json': 'mine' });
  });

  test('is not taken for our manifest, and is not replaced', () => {
    const out = temporaryFolder({ 'important.txt': 'mine', 'manifest.txt': list });
    expect(() => writeFiles([file('a.json')], out)).toThrow('manifest.txt');
    expect(readFiles(out)).toEqual({ 'important.txt': 'mine', 'manifest.txt': list });
  });

  test('is replaced with `force`, and nothing else is removed', () => {
    const out = temporaryFolder({ 'important.txt': 'mine', 'manifest.txt': list, 'a.json': 'mine' });
    writeFiles([file('a.json')], out, { force: true });
    expect(readFiles(out)).toMatchObject({ 'important.txt': 'mine', 'a.json': 'a.json\n' });
  });

  test('may hold the same as a generated file', () => {
    const out = temporaryFolder({ 'a.json': 'a.json\n' });
    writeFiles([file('a.json')], out);
    expect(existsSync(path.join(out, 'manifest.txt'))).toBe(true);
  });

  test.each([
    { what: 'a folder with the name of the work folder', files: { '.generator/notes.txt': 'mine' } },
    {
      what: 'a plan that leads elsewhere',
      files: {
        '.generator/forward-999999999': '',
        '.generator/plan.json': '{"changed":[],"superfluous":["../outside.txt"]}',
      },
    },
  ] as { what: string; files: Record<string, string> }[])('is refused as $what', ({ files }) => {
    const folder = temporaryFolder({ 'outside.txt': 'kept' });
    const out = path.join(folder, 'out');
    place(out, files);
    expect(() => writeFiles([file('a.json')], out)).toThrow('is not what a run of the generator leaves');
    expect(filesBelow(folder)).toContain('outside.txt');
    expect(existsSync(path.join(out, 'a.json'))).toBe(false);
  });
});

test('leaves the old output whole when the new one cannot be written', () => {
  const out = temporaryFolder();
  writeFiles([file('a.json'), file('old.json')], out);
  const before = readFiles(out);

  const tooLong = file(`${'n'.repeat(300)}.json`);
  expect(() => writeFiles([file('a.json', 'changed\n'), file('new.json'), tooLong], out)).toThrow(
    'ENAMETOOLONG',
  );

  expect(readFiles(out)).toEqual(before);
});

test('removes what a killed run left behind, not what a running one needs', () => {
  const out = temporaryFolder();
  mkdirSync(path.join(out, '.generator-999999999'));
  mkdirSync(path.join(out, '.generator-1'));

  writeFiles([file('a.json')], out);

  expect(readdirSync(out).sort()).toEqual(['.generator-1', 'a.json', 'manifest.txt']);
});
