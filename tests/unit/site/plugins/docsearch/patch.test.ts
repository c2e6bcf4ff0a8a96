import { readFileSync } from 'node:fs';
import { transpileModule } from 'typescript';
import { describe, expect, it } from 'vitest';
import { patchDocSearch } from '../../../../../site/plugins/docsearch/patch';

const source = readFileSync('node_modules/@docsearch/react/dist/esm/index.js', 'utf8');
const errorScreen = 'finally((function(){p("idle")';

describe('the patch of DocSearch', () => {
  it('keeps the status of an error', () => {
    const patched = patchDocSearch(source);
    expect(patched).toContain('finally((function(){"error"!==c.getState().status&&p("idle")');
    expect(patched.split('p("idle")')).toHaveLength(source.split('p("idle")').length);
  });

  it('leaves a program', () => {
    const { diagnostics } = transpileModule(patchDocSearch(source), { reportDiagnostics: true });
    expect(diagnostics?.map(({ messageText }) => messageText)).toEqual([]);
  });

  it.each([
    { given: 'without code that the patch replaces', text: source.replace(errorScreen, ''), count: 0 },
    { given: 'with one twice', text: source + errorScreen, count: 2 },
    { given: 'that is patched already', text: patchDocSearch(source), count: 0 },
  ])('refuses a library $given', ({ text, count }) => {
    expect(() => patchDocSearch(text)).toThrow(`${count} times, not once`);
  });
});
