'use strict';

const { existsSync } = require('node:fs');
const { inlineLabels } = require('./inline-labels.cjs');
const { readLabels } = require('./read-labels.cjs');

/**
 * A loader that puts each label, translated, in place of the call that asks for it. So no page loads a list of all labels, and a
 * label costs no more than a string.
 * @this {{ resourcePath: string, getOptions(): { file: string }, addDependency(file: string): void, addMissingDependency(file: string): void }}
 * @param {string} source
 */
module.exports = function loadLabels(source) {
  const { file } = this.getOptions();
  if (existsSync(file)) this.addDependency(file);
  else this.addMissingDependency(file);
  return inlineLabels(source, this.resourcePath, readLabels(file));
};
