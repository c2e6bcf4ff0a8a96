import { createRequire } from 'node:module';
import { relative } from 'node:path';
import type * as bundler from 'rolldown';
import { bundled } from '../config/folders';
import { findLicenses } from './find-licenses';

/** Minimum version of Node for programs that readers download; their start says so. */
export const LEAST_NODE = 20;

/**
 * Bundles a program and the packages it imports into one ES module that runs on Node without an installation. The result
 * depends only on the sources: it contains no time and no path of this machine. The licenses of the packages are at its end.
 * @param entry path of its main module.
 * @param about one line that says what the program is.
 * @param replaced sources of modules that the build writes, by their path below the project.
 */
export async function bundleProgram(
  entry: string,
  about: string,
  replaced: Readonly<Record<string, string>> = {},
): Promise<string> {
  // Docusaurus translates `import()` into a loader that cannot load this package.
  const { rolldown } = createRequire(__filename)('rolldown') as typeof bundler;
  const load = { name: 'replaced', load: (id: string) => replaced[relative(bundled, id)] };
  const bundle = await rolldown({
    input: entry,
    platform: 'node',
    cwd: bundled,
    logLevel: 'silent',
    plugins: [load],
  });
  try {
    const { output } = await bundle.generate({ format: 'esm', codeSplitting: false, minify: true });
    const [{ code, moduleIds }] = output;
    const licenses = findLicenses(moduleIds.map((id) => relative(bundled, id)));
    return `#!/usr/bin/env node\n// ${about} Needs Node ${LEAST_NODE} or later.\n${code.trim()}\n${licenses}`;
  } finally {
    await bundle.close();
  }
}
