import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import type * as bundler from 'rolldown';
import { findLicenses } from '../../site/downloads/find-licenses';

const PLUGIN = `export { processOpenapiFiles } from 'docusaurus-plugin-openapi-docs/lib/openapi';
export { default as generateSidebarSlice } from 'docusaurus-plugin-openapi-docs/lib/sidebars';
`;

/** Not its main module, which would add a linter to them. */
const TYPESCRIPT = `export { addJSDocComment, astToString, tsPropertyIndex } from 'openapi-typescript/dist/lib/ts.mjs';
export { resolveRef, scanDiscriminators } from 'openapi-typescript/dist/lib/utils.mjs';
export { default as transformSchema } from 'openapi-typescript/dist/transform/index.mjs';
export { default as transformSchemaObject } from 'openapi-typescript/dist/transform/schema-object.mjs';
export {
  default as transformOperationObject,
  injectOperationObject,
} from 'openapi-typescript/dist/transform/operation-object.mjs';
`;

/**
 * Bundles two functions of docusaurus-plugin-openapi-docs into one CommonJS module, with the licenses of its packages at the end. Its
 * dependencies take 40 MB, most of them for a Postman collection that we replace anyway.
 * @param root the folder of the project.
 */
export function bundleOpenapiPlugin(root: string): Promise<string> {
  const noCollection = join(root, 'generator/emit/pages/no-collection.ts');
  return bundle(root, PLUGIN, /^(?:@docusaurus|@redocly\/openapi-core)(?:\/|$)/, {
    'openapi-to-postmanv2': noCollection,
    'postman-collection': noCollection,
  });
}

/**
 * Bundles the functions of openapi-typescript that the generator calls, in the same way: it depends on an earlier version of
 * `@redocly/openapi-core`, of which these functions need a few lines.
 * @param root the folder of the project.
 */
export function bundleOpenapiTypescript(root: string): Promise<string> {
  const withoutLicense = join(__dirname, 'without-license.mjs');
  return bundle(root, TYPESCRIPT, /^typescript$/, {
    'change-case': withoutLicense,
    '@redocly/openapi-core/lib/ref-utils.js': withoutLicense,
  });
}

/** Bundles the converter of Swagger 2.0 in the same way, because its package depends on types. @param root the folder of the project. */
export function bundleUpgrader(root: string): Promise<string> {
  return bundle(root, `export { upgrade } from '@scalar/openapi-upgrader';`, /^$/, {});
}

/**
 * @param source of the module to bundle.
 * @param shared packages that the package depends on anyway.
 * @param replaced modules in place of packages.
 */
async function bundle(
  root: string,
  source: string,
  shared: RegExp,
  replaced: Readonly<Record<string, string>>,
): Promise<string> {
  const { rolldown } = createRequire(__filename)('rolldown') as typeof bundler;
  const entry = join(__dirname, 'bundled.js');
  const made = await rolldown({
    input: entry,
    platform: 'node',
    cwd: root,
    logLevel: 'silent',
    external: (id) => shared.test(id),
    plugins: [
      {
        name: 'modules',
        resolveId: (id) => (id === entry ? entry : replaced[id]),
        load: (id) => (id === entry ? source : undefined),
      },
    ],
  });
  try {
    const [{ code, moduleIds }] = (await made.generate({ format: 'cjs', codeSplitting: false, minify: true }))
      .output;
    return `${code.trim()}\n${findLicenses(moduleIds.map((id) => relative(root, id)))}`;
  } finally {
    await made.close();
  }
}
