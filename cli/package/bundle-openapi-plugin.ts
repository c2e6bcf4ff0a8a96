import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import type * as bundler from 'rolldown';
import { findLicenses } from '../../site/downloads/find-licenses';

const COLLECTION = ['openapi-to-postmanv2', 'postman-collection'];

/** Packages that the package depends on anyway. */
const SHARED = /^(?:@docusaurus|@redocly\/openapi-core)(?:\/|$)/;

/**
 * Bundles two functions of docusaurus-plugin-openapi-docs into one CommonJS module, with the licenses of its packages at the end. Its
 * dependencies take 40 MB, most of them for a Postman collection that we replace anyway.
 * @param root the folder of the project.
 */
export async function bundleOpenapiPlugin(root: string): Promise<string> {
  const { rolldown } = createRequire(__filename)('rolldown') as typeof bundler;
  const noCollection = join(root, 'generator/pages/no-collection.ts');
  const bundle = await rolldown({
    input: join(__dirname, 'openapi-plugin.cjs'),
    platform: 'node',
    cwd: root,
    logLevel: 'silent',
    external: (id) => SHARED.test(id),
    plugins: [
      { name: 'no-collection', resolveId: (id) => (COLLECTION.includes(id) ? noCollection : undefined) },
    ],
  });
  try {
    const [{ code, moduleIds }] = (
      await bundle.generate({ format: 'cjs', codeSplitting: false, minify: true })
    ).output;
    return `${code.trim()}\n${findLicenses(moduleIds.map((id) => relative(root, id)))}`;
  } finally {
    await bundle.close();
  }
}
