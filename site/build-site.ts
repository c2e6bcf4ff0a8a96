import { createRequire } from 'node:module';
import { join } from 'node:path';
import { generated, isOwn } from './config/folders';
import { requireSidebarPages } from './config/missing-pages';
import { outFolder, requireReplaceable } from './config/out-folder';
import { requireFile } from './config/require-file';
import type * as docsTool from './downloads/docs-tool';
import type * as headers from './hosting/write-site-headers';
import { readSiteIndex } from './search/site-index';

/**
 * Builds the site into `SITE_OUT` (default `build`) from `GENERATED_DIR`, which the site's configuration reads.
 * @throws AuthorError with a line for each mistake in the hand-written pages, before anything is built.
 */
export async function buildSite(): Promise<void> {
  requireFile(join(generated, 'pages'), 'Run `npm run generate`, or set GENERATED_DIR to its output.');
  const outDir = outFolder();
  requireReplaceable(outDir);
  process.env.NODE_ENV = 'production';
  // Docusaurus reads this variable when it is loaded. Its minifier drops end tags, which simple parsers need to find the content.
  process.env.SKIP_HTML_MINIFICATION = 'true';
  requireSidebarPages();
  // The index covers all pages; the plugin that adds it to the build reuses this one from the cache.
  readSiteIndex();
  const { build } = await import('@docusaurus/core/lib/index.js');
  await build(__dirname, { outDir });
  if (isOwn) {
    const { writeDocsTool } = createRequire(__filename)('./downloads/docs-tool') as typeof docsTool;
    await writeDocsTool(outDir);
  }
  // Last, because it lists what the build contains. Loaded only now, because its settings may be missing.
  const { writeSiteHeaders } = createRequire(__filename)('./hosting/write-site-headers') as typeof headers;
  writeSiteHeaders(outDir);
}
