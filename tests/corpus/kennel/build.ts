import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { buildDocs } from '../build-docs';

const FOLDER = path.resolve('test-results/kennel');

/** Builds the docs of an API that is not ours, without a simulator or a console. @returns the folder of the site. */
export function buildKennel(): string {
  rmSync(FOLDER, { recursive: true, force: true });
  cpSync(__dirname, FOLDER, { recursive: true });
  return buildDocs(FOLDER, 'openapi.yaml');
}
