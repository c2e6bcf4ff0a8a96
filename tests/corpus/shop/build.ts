import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { writeFiles } from '../../builders/temporary-folder';
import { COLLIDING, PROJECT } from '../../unit/apis/colliding';
import { buildDocs } from '../build-docs';

const FOLDER = path.resolve('test-results/shop');

/** The path of the site on its host. */
export const BASE = '/docs/';

/** The files of two APIs that have the same names for everything, credentials included. */
export const SHOP: Readonly<Record<string, string>> = {
  ...COLLIDING,
  'billing/openapi.yaml': COLLIDING['billing/openapi.yaml']!.replace('scheme: basic', 'scheme: bearer'),
  'project.yaml': `${PROJECT}base: ${BASE}\ndocs: docs\ncolorMode: dark\n`,
};

/** The pages of both. */
export const DOCS = path.join(__dirname, 'docs');

/** Builds the docs of both. @returns the folder of the site. */
export function buildShop(): string {
  rmSync(FOLDER, { recursive: true, force: true });
  writeFiles(FOLDER, SHOP);
  cpSync(DOCS, path.join(FOLDER, 'docs'), { recursive: true });
  return buildDocs(FOLDER, 'project.yaml');
}
