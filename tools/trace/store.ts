import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { tryParse } from '#core/json/try-parse';
import { type Answers, hash } from './answers';
import type { TestRecord } from './record';

/** Not among the packages: `npm ci` would remove it, and copies of the project share them. */
const FOLDER = '.cache/trace';

/** Questions of every test: the packages, the settings of the test programs, and the tracer. */
const SHARED = [
  'file package.json',
  'file package-lock.json',
  'file tsconfig.json',
  'file vitest.config.mts',
  'file playwright.config.ts',
  'tree tools/trace',
];

/** The answers that every test depends on; a record with other ones is void. */
export function sharedKey(answers: Answers): string {
  return hash([process.version, ...SHARED.map((question) => answers.to(question))].join());
}

/** Returns the record of a test file, if it has one. @param test its path below the root of the project */
export function readRecord(root: string, test: string): TestRecord | undefined {
  try {
    return tryParse(readFileSync(placeOf(root, test), 'utf8')) as TestRecord | undefined;
  } catch {
    return undefined;
  }
}

export function writeRecord(root: string, test: string, record: TestRecord): void {
  mkdirSync(path.join(root, FOLDER), { recursive: true });
  writeFileSync(placeOf(root, test), JSON.stringify(record));
}

/** Takes away the record of a test file, so that it runs next time. */
export function forgetRecord(root: string, test: string): void {
  rmSync(placeOf(root, test), { force: true });
}

function placeOf(root: string, test: string): string {
  return path.join(root, FOLDER, `${test.replaceAll('/', '+')}.json`);
}
