import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { MOST_PAGES } from '#core/contracts/most-pages';
import { generated } from './config/folders';

/** Builds the site into `SITE_OUT` (default `build`) from `GENERATED_DIR`, which the site's configuration reads. */
async function main(): Promise<void> {
  process.env.NODE_ENV = 'production';
  // Docusaurus reads this when it is loaded. The minifier takes more time than the pages and saves 2 % of what readers load.
  if (countPages() > MOST_PAGES) process.env.SKIP_HTML_MINIFICATION = 'true';
  const { build } = await import('@docusaurus/core/lib/index.js');
  await build(__dirname, { outDir: resolve(process.env.SITE_OUT ?? 'build') });
}

/** Of the reference. */
function countPages(): number {
  const files = readdirSync(join(generated, 'pages'), { recursive: true, encoding: 'utf8' });
  return files.filter((file) => file.endsWith('.mdx')).length;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
