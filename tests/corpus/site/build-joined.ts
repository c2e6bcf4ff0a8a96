import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Generation } from '../../../generator/run/generation';
import { writeJoined } from './join';

const FOLDER = path.resolve('test-results/corpus');

/** Builds the site with all descriptions as its reference. @returns its folder. @throws with the output when it does not build. */
export async function buildJoined(generations: ReadonlyMap<string, Generation>): Promise<string> {
  const generated = path.join(FOLDER, 'generated');
  const site = path.join(FOLDER, 'site');
  writeJoined(generations, generated);
  const env = {
    ...process.env,
    GENERATED_DIR: generated,
    SITE_OUT: site,
    // Other test files build at the same time.
    DOCUSAURUS_GENERATED_FILES_DIR_NAME: path.join(FOLDER, '.docusaurus'),
  };
  await promisify(execFile)('npx', ['ts-node', 'site/build.ts'], { env, maxBuffer: 64 * 1024 * 1024 });
  return site;
}
