import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type * as bundler from 'rolldown';
import { isPackage } from './config/code';

/**
 * Bundles a script for browsers that does not belong to the code of the site, and returns its source. In the published package, it
 * was bundled when the package was made.
 * @param input path of its entry.
 * @throws if it cannot be bundled.
 */
export async function bundleScript(input: string, { minify = false } = {}): Promise<string> {
  if (isPackage) return readFile(input, 'utf8');
  const { rolldown } = createRequire(__filename)('rolldown') as typeof bundler;
  const bundle = await rolldown({ input, platform: 'browser', logLevel: 'silent' });
  try {
    const { output } = await bundle.generate({ format: 'iife', codeSplitting: false, minify });
    return output[0].code;
  } finally {
    await bundle.close();
  }
}
