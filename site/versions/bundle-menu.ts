import { createRequire } from 'node:module';
import { join } from 'node:path';
import type * as bundler from 'rolldown';

/** Bundles the script of the menu for browsers: a separate file, so that sites with one version do not have it. */
export async function bundleMenu(): Promise<string> {
  const { rolldown } = createRequire(__filename)('rolldown') as typeof bundler;
  const bundle = await rolldown({
    input: join(__dirname, 'menu/menu.ts'),
    platform: 'browser',
    logLevel: 'silent',
  });
  try {
    const { output } = await bundle.generate({ format: 'iife', codeSplitting: false, minify: true });
    return output[0].code;
  } finally {
    await bundle.close();
  }
}
