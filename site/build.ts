import { resolve } from 'node:path';
import { build } from '@docusaurus/core/lib';

/** Builds the site into `SITE_OUT` (default `build`) from `GENERATED_DIR`, which the site's configuration reads. */
async function main(): Promise<void> {
  process.env.NODE_ENV = 'production';
  await build(__dirname, { outDir: resolve(process.env.SITE_OUT ?? 'build') });
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
