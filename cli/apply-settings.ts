import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from './settings';

/**
 * Sets the variables that the programs of the site read when they are loaded, so that it has to be done before.
 * @param purpose a site can be built while another process serves it for writers: each has a separate folder for its files.
 */
export function applySettings(settings: Settings, purpose: 'build' | 'dev'): void {
  const { cache, generated, docs, static: files, css, head, out, base } = settings;
  const temporary = join(cache, 'tmp');
  mkdirSync(temporary, { recursive: true });
  const variables = {
    // Docusaurus runs code that it has kept in the temporary folder, where others may write.
    TMPDIR: temporary,
    DOCPROOF_CACHE: cache,
    DOCUSAURUS_GENERATED_FILES_DIR_NAME: join(cache, `docusaurus-${purpose}`),
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
