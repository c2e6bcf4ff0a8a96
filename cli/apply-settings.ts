import { join } from 'node:path';
import type { Settings } from './settings';

/** Sets the variables that the programs of the site read when they are loaded, so that it has to be done before. */
export function applySettings({
  cache,
  generated,
  docs,
  static: files,
  css,
  head,
  out,
  base,
}: Settings): void {
  const variables = {
    DOCPROOF_CACHE: cache,
    DOCUSAURUS_GENERATED_FILES_DIR_NAME: join(cache, 'docusaurus'),
    GENERATED_DIR: generated,
    DOCS_DIR: docs,
    STATIC_DIR: files,
    CSS_FILE: css,
    HEAD_FILE: head,
    SITE_OUT: out,
    SITE_BASE: base,
  };
  for (const [name, value] of Object.entries(variables)) {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
}
