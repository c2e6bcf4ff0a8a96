import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { check } from 'prettier';
import { describe, expect, it } from 'vitest';
import { codeText, type Code } from '../../generator/emit/snippets/code';
import { languages } from '../../generator/emit/snippets/languages';
import { requests } from './cases/published-requests';
import { TORTURE_TITLES, tortureRequest } from './cases/torture-requests';
import { isRunnable } from './run/is-runnable';
import type { Runner } from './run/runner';
import { runners } from './run/runners';

const formatOf = (language: (typeof languages)[number]) => runners[language.id].format;
const formattedBy = (isMeant: (format: Runner['format']) => boolean) =>
  languages.filter((language) => isMeant(formatOf(language)));

/** The code of every request, by its name. */
const codesOf = ({ id }: (typeof languages)[number]) =>
  requests.map(({ name, snippets }): [string, Code] => [
    name,
    snippets.find(({ language }) => language === id)!.code,
  ]);

/** Lines of the language itself; embedded strings have their own format. */
const ownLines = (code: Code) =>
  codeText(code.filter((part) => typeof part === 'string' || part.mark.kind !== 'embedded')).split('\n');

const indentOf = (line: string) => /^ */.exec(line)![0].length;

describe.each(formattedBy((format) => format === 'gofmt'))('$id', (language) => {
  it.runIf(isRunnable(language))('is what gofmt makes of it', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'gofmt-'));
    const torture = TORTURE_TITLES.map((title, index): [string, Code] => [
      `torture-${index}`,
      language.emit(tortureRequest(title, 'https://api.example')),
    ]);
    for (const [name, code] of [...codesOf(language), ...torture]) {
      writeFileSync(path.join(folder, `${name}.go`), codeText(code));
    }
    expect(execFileSync('gofmt', ['-l', folder], { encoding: 'utf8' })).toBe('');
    rmSync(folder, { recursive: true });
  });
});

describe.each(formattedBy((format) => format === 'babel' || format === 'typescript'))('$id', (language) => {
  it.each(codesOf(language))('is what Prettier makes of it: %s', async (_, code) => {
    const parser = String(formatOf(language));
    const style = { parser, singleQuote: true, printWidth: 100, trailingComma: 'all' } as const;
    expect(await check(codeText(code), style), codeText(code)).toBe(true);
  });
});

describe.each(formattedBy((format) => typeof format === 'number'))('$id', (language) => {
  it('has no line that ends in a blank or is longer than 100', () => {
    for (const [name, code] of codesOf(language)) {
      const odd = ownLines(code).filter((line) => /\s$/.test(line) || line.length > 100);
      expect(odd, name).toEqual([]);
    }
  });

  it('is indented by whole levels', () => {
    const spaces = Number(formatOf(language));
    for (const [name, code] of codesOf(language)) {
      expect(
        ownLines(code).filter((line) => indentOf(line) % spaces > 0),
        name,
      ).toEqual([]);
    }
  });
});
