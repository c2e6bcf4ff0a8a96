import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildDocs } from '../build-docs';

const FOLDER = path.resolve('test-results/live');

/**
 * Builds the docs of an API that is not ours, whose pages send real requests.
 * @param port that of the server which the project lists
 * @param other that of a server which it does not list
 * @returns the folder of the site
 */
export function buildLive(port: number, other: number): string {
  rmSync(FOLDER, { recursive: true, force: true });
  cpSync(__dirname, FOLDER, { recursive: true });
  for (const name of ['openapi.yaml', 'project.yaml']) {
    const file = path.join(FOLDER, name);
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replaceAll('4021', String(port)).replaceAll('4022', String(other)));
  }
  return buildDocs(FOLDER, 'openapi.yaml');
}
