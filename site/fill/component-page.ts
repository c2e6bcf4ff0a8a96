import type { PageReader, Source } from './compile-page';

/** A page that the generator makes of one component and its data, as it writes the page. */
const WHOLE = /^---\n[^]*?\n---\n\nimport data from "(\.\/[^"\n]+\.json)";\n\n<(\w+) data=\{data\} \/>\n$/;

/**
 * Returns the module of a page that is a single component with its data, as most pages of the reference are: it needs no compiler.
 * Undefined for other pages.
 */
export async function readComponentPage(
  file: string,
  source: string,
  reader: PageReader,
): Promise<Source | undefined> {
  const [, data, component] = WHOLE.exec(source) ?? [];
  if (data === undefined || component === undefined) return undefined;
  const { frontMatter, metadata } = await reader.readHead(source, file);
  return {
    imports: { [data]: data, [metadata]: metadata },
    code: `const { jsx } = require("react/jsx-runtime");
const { useMDXComponents } = require("@mdx-js/react");
const data = require(${JSON.stringify(data)});
exports.frontMatter = ${JSON.stringify(frontMatter)};
exports.metadata = require(${JSON.stringify(metadata)}).default;
exports.toc = [];
exports.assets = {};
exports.default = () => jsx(useMDXComponents().${component}, { data: data.default });
`,
  };
}
