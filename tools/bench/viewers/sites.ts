import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { measure } from '../measure';
import { generate } from '../scale/ours';
import { ROOT, TS_NODE } from '../scale/paths';

/** A description, and a field far below the start of it that a reader looks for. */
export interface Sought {
  name: string;
  entry: string;
  /** Our page of the operation that has the field, and where the viewers show this operation. */
  pages: { ours: string; Redoc: string; Scalar: string };
  /** A sentence of the field. */
  text: string;
}

export const VIEWERS = ['ours', 'Redoc', 'Scalar'] as const;
export type Viewer = (typeof VIEWERS)[number];

/** The packages that show a description in the browser: 60 MB unpacked, so they are downloaded for the bench alone. */
const PACKAGES = {
  Redoc: { package: 'redoc@2.5.4', script: 'bundles/redoc.standalone.js' },
  Scalar: { package: '@scalar/api-reference@1.76.0', script: 'dist/browser/standalone.js' },
} as const;

const BODY = {
  Redoc: (script: string) => `<redoc spec-url="openapi.json"></redoc><script src="${script}"></script>`,
  Scalar: (script: string) =>
    `<div id="app"></div><script src="${script}"></script><script>Scalar.createApiReference('#app', { url: 'openapi.json' });</script>`,
} as const;

/** Makes the page of a viewer as its documentation says. Returns the folder. */
export function makeViewer(viewer: 'Redoc' | 'Scalar', entry: string, folder: string): string {
  const site = path.join(folder, viewer);
  const { package: name, script } = PACKAGES[viewer];
  mkdirSync(site, { recursive: true });
  const packed = execFileSync('npm', ['pack', '--silent', name], { cwd: site, encoding: 'utf8' }).trim();
  execFileSync('tar', ['xzf', packed, `package/${script}`], { cwd: site });
  copyFileSync(path.join(site, 'package', script), path.join(site, 'viewer.js'));
  writeFileSync(path.join(site, 'openapi.json'), readFileSync(entry));
  const head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>API</title>';
  writeFileSync(
    path.join(site, 'index.html'),
    `<!doctype html><html><head>${head}</head><body>${BODY[viewer]('viewer.js')}</body></html>`,
  );
  return site;
}

/** Builds our site. Returns the folder. */
export function makeOurs(entry: string, folder: string): string {
  const build = path.join(folder, 'ours');
  measure([TS_NODE, 'site/build.ts'], {
    cwd: ROOT,
    env: { SITE_OUT: build, GENERATED_DIR: generate(entry, folder).out },
  });
  return build;
}
