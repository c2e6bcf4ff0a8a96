import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { languages } from '../../generator/emit/snippets/languages';
import type { Language } from '../../generator/emit/snippets/languages/language';
import { findGrammar } from '../../site/src/highlight/find-grammar';
import { batch } from './run/runner';
import { runners, runtimes } from './run/runners';

const emitters = path.resolve('generator/emit/snippets/languages');
const isMissing = (file: string) => !existsSync(file);

describe('the registry', () => {
  it.each(readdirSync(emitters).filter((file) => file.endsWith('.ts')))(
    'in generator/emit/snippets/languages/index.ts has what %s exports',
    async (file) => {
      const exported = Object.values((await import(path.join(emitters, file))) as Record<string, unknown>);
      const labels = exported.filter(isLanguage).map(({ label }) => label);
      expect(languages.map(({ label }) => label)).toEqual(expect.arrayContaining(labels));
    },
  );
});

function isLanguage(value: unknown): value is Language {
  return typeof value === 'object' && value !== null && 'emit' in value;
}

describe.each(languages)('$id', ({ id, grammar }) => {
  it('has its runner in tests/snippets/run/runners.ts', () => {
    expect(Object.keys(runners)).toContain(id);
  });

  it('has its grammar of Prism in site/src/highlight/prism.ts', () => {
    expect(findGrammar(grammar)).toBeTypeOf('object');
  });

  it('has its program in tests/snippets/run/batch/', () => {
    const { run, files } = runners[id];
    const programs = [...run, ...Object.values(files([]))]
      .flatMap((text) => text.split('\n'))
      .filter((text) => text.startsWith(batch('')));
    expect(programs).not.toEqual([]);
    expect(programs.filter(isMissing)).toEqual([]);
  });

  it('has its own test', () => {
    expect([`tests/unit/snippets/languages/${id}.test.ts`].filter(isMissing)).toEqual([]);
  });
});

describe('runtimes', () => {
  it.each(runtimes)('tell how $name is installed', ({ debian, macos }) => {
    expect(debian).not.toEqual([]);
    expect(macos).toMatch(/install/);
  });
});
