import { describe, expect, it } from 'vitest';
import { languages } from '../../generator/snippets/languages';
import { runtimeOf, runtimes } from '../setup/runtimes';
import { runners } from './run/runners';

describe('runtimes', () => {
  it.each(languages)('know how $id is run, and with what', ({ id }) => {
    expect(runners[id]).toBeDefined();
    // These two need nothing but Node.
    expect(runtimeOf(id) === undefined).toBe(id === 'javascript' || id === 'typescript');
  });

  it.each(runtimes)('tell how $name is installed', ({ debian, macos }) => {
    expect(debian).not.toEqual([]);
    expect(macos).toMatch(/install/);
  });
});
