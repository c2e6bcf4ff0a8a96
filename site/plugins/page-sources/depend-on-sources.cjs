'use strict';

const { readdirSync, existsSync } = require('node:fs');
const { join } = require('node:path');

/**
 * A loader that returns a page unchanged, and declares the files that its elements are bound to as dependencies.
 * @this {{ getOptions(): { files: string[], folders: string[] }, addDependency(file: string): void, addMissingDependency(file: string): void, addContextDependency(folder: string): void }}
 * @param {string} source
 */
module.exports = function dependOnSources(source) {
  const { files, folders } = this.getOptions();
  for (const file of files) {
    if (existsSync(file)) this.addDependency(file);
    else this.addMissingDependency(file);
  }
  for (const folder of folders) {
    if (!existsSync(folder)) continue;
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
      if (/\.\w+$/.test(name) && !name.endsWith('.mdx')) this.addDependency(join(folder, name));
  }
  return source;
};
