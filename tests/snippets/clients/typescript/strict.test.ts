import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { publishedClient } from '../client-file';
import { compile } from './compile';

it.each([
  ['typescript', 'browser'],
  ['typescript7', 'browser'],
  ['typescript7', 'node'],
] as const)(
  'nothing in the published file is wrong for %s with all that is strict, in a %s',
  async (compiler, place) => {
    const files = { 'client.ts': readFileSync(publishedClient('typescript'), 'utf8') };
    expect(await compile(files, compiler, place)).toEqual([]);
  },
);
