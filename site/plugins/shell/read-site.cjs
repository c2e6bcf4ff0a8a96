/**
 * Loader for what Docusaurus and our plugins write for the bundler: a shell reads it from its site.
 *
 * @this {{ resourcePath: string, getOptions: () => { nameOf: (file: string) => string, names: readonly string[] } }}
 */
exports.pitch = function () {
  const { nameOf, names } = this.getOptions();
  const name = nameOf(this.resourcePath);
  if (!names.includes(name))
    throw new Error(`The shell imports \`@generated/${name}\`: add it to SHELL_DATA in shell-data.ts.`);
  return `import { site } from '@site/src/shell/site';\nexport default site.data[${JSON.stringify(name)}];\n`;
};
