import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { relative } from 'node:path';
import type * as bundler from 'rolldown';
import { bundled, isPackage } from '../config/code';
import { findLicenses } from './find-licenses';

/**
 * Bundles a module and the packages it imports into one ES module for Node, with the licenses of the packages at its end. The result
 * depends only on the sources: it contains no time and no path of this machine. In the published package, it was bundled when the
 * package was made.
 * @param entry path of the module.
 * @param replaced sources of modules that differ from their files, by their path below the project.
 */
export async function bundleModule(
  entry: string,
  replaced: Readonly<Record<string, string>> = {},
): Promise<string> {
  if (isPackage) return readFile(entry, 'utf8');
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
    return `${code.trim()}\n${findLicenses(moduleIds.map((id) => relative(bundled, id)))}`;
  } finally {
    await bundle.close();
  }
}
