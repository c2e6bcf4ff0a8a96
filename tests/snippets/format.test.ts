import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { check } from 'prettier';
import { describe, expect, it } from 'vitest';
import { requests } from './cases/published-requests';
import { TORTURE_TITLES, tortureRequest } from './cases/torture-requests';
import { go } from '../../generator/snippets/languages/go';
import { isRunnable } from './run/is-runnable';

const codesOf = (language: string) =>
  requests.map(({ name, snippets }): [string, string] => [
    name,
    snippets.find((snippet) => snippet.language === language)!.code,
  ]);

describe('snippets are formatted as people write', () => {
  it.runIf(isRunnable(go))('Go: gofmt changes nothing', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'gofmt-'));
    const torture = TORTURE_TITLES.map((title, index): [string, string] => [
      `torture-${index}`,
      go.emit(tortureRequest(title, 'https://api.example')),
    ]);
    for (const [name, code] of [...codesOf('go'), ...torture]) {
      writeFileSync(path.join(folder, `${name}.go`), code);
    }
    expect(execFileSync('gofmt', ['-l', folder], { encoding: 'utf8' })).toBe('');
    rmSync(folder, { recursive: true });
  });

  it.each(codesOf('javascript'))('JavaScript: Prettier changes nothing in %s', async (_, code) => {
    const style = { parser: 'babel', singleQuote: true, printWidth: 100, trailingComma: 'all' } as const;
    expect(await check(code, style), code).toBe(true);
  });

  it.each(['python', 'ruby', 'php', 'java'])(
    '%s: no line ends in a blank or is longer than 100',
    (language) => {
      for (const [name, code] of codesOf(language)) {
        const odd = code.split('\n').filter((line) => /\s$/.test(line) || line.length > 100);
        expect(odd, name).toEqual([]);
      }
    },
  );

  it.each(['python', 'php', 'java'])('%s: indented by four spaces', (language) => {
    for (const [name, code] of codesOf(language)) {
      // The JSON inside a text block has an indent of its own.
      const lines = code.replace(/"""[\s\S]*?"""/g, '""').split('\n');
      expect(
        lines.filter((line) => (/^ */.exec(line)?.[0].length ?? 0) % 4 > 0),
        name,
      ).toEqual([]);
    }
  });
});
