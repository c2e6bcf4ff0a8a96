import { createRequire } from 'node:module';
import { join } from 'node:path';
import type * as bundler from 'rolldown';

/** Bundles the bar for browsers. It does not belong to the code of the site, so no build can contain it, and it works when that code is broken. */
export async function bundleBar(): Promise<string> {
  const { rolldown } = createRequire(__filename)('rolldown') as typeof bundler;
  const bundle = await rolldown({
    input: join(__dirname, 'bar/bar.ts'),
    platform: 'browser',
    logLevel: 'silent',
  });
  try {
    const { output } = await bundle.generate({ format: 'iife', codeSplitting: false });
    return output[0].code;
  } finally {
    await bundle.close();
  }
}
