import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { writeFiles } from '../../builders/temporary-folder';

/** A mistake that each option of `tsconfig.json` finds, by the option. */
const MISTAKES: Record<string, string> = {
  noImplicitAny: 'export function a(value) { return value; }',
  strictNullChecks: 'export const a: string = undefined;',
  strictFunctionTypes:
    'declare let wide: (value: string | number) => void;\ndeclare let narrow: (value: string) => void;\nwide = narrow;\nexport {};',
  strictBindCallApply: "export const a = ((value: number) => value).call(undefined, 'a');",
  strictBuiltinIteratorReturn: 'export const a: string = new Map<string, string>().keys().next().value;',
  strictPropertyInitialization: 'export class A { value: string; }',
  noImplicitThis: 'export const a = { b() { return function () { return this.c; }; } };',
  useUnknownInCatchVariables:
    'export const a = () => { try { return 1; } catch (error) { return error.message; } };',
  noUncheckedIndexedAccess: 'export const a = (list: string[]): string => list[0];',
  noImplicitOverride: 'class A { a() { return 1; } }\nexport class B extends A { a() { return 2; } }',
  noFallthroughCasesInSwitch:
    'export const a = (value: number) => { let b = 0; switch (value) { case 1: b = 1; case 2: b = 2; } return b; };',
  isolatedModules:
    "import { Stats } from 'node:fs';\nexport { Stats };\ndeclare const enum E { A }\nexport const a = E.A;",
  lib: 'export const a = Object.groupBy([1], String);',
  moduleResolution: "export * from 'openapi-typescript/nothing';",
  esModuleInterop: "import * as path from 'yaml';\nexport const a: number = path.parse;",
  'types, a wrong argument': "import { join } from 'node:path';\nexport const a = join(1);",
  'a missing member': 'export const a = ({ b: 1 } as { b: number }).c;',
  'a wrong return': "export const a = (): number => 'a';",
  'a switch without its last case':
    "export const a = (kind: 'a' | 'b'): number => { switch (kind) { case 'a': return 1; } };",
  'a wrong generic': 'export const a: Map<string, number> = new Map<number, string>();',
};

const names = Object.keys(MISTAKES).map((option, index) => ({ option, file: `m${index}.ts` }));
let found = '';

beforeAll(() => {
  // Below the project, so that packages and their types are found.
  mkdirSync('test-results', { recursive: true });
  const folder = mkdtempSync(path.resolve('test-results', 'types-'));
  const config = { extends: '../../tsconfig.json', include: ['.'], exclude: [] };
  writeFiles(folder, {
    ...Object.fromEntries(names.map(({ option, file }) => [file, MISTAKES[option] ?? ''])),
    'checked.cjs': '/** @type {number} */\nmodule.exports.a = "a";\n',
    'tsconfig.json': JSON.stringify(config),
  });
  const tsc = path.resolve('node_modules/typescript7/bin/tsc');
  found = spawnSync(process.execPath, [tsc, '-p', folder], { encoding: 'utf8' }).stdout;
  rmSync(folder, { recursive: true });
});

test.each(names)('the compiler finds a mistake of $option', ({ file }) => {
  expect(found).toContain(`${file}(`);
});

test('the compiler checks JavaScript by its comments', () => {
  expect(found).toContain('checked.cjs(');
});
