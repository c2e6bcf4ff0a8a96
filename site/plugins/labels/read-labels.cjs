'use strict';

const { existsSync, readFileSync } = require('node:fs');

/**
 * Returns the labels of a language by their English text; none if it has no file of labels.
 * @param {string} file as Docusaurus writes it: `{ "Close": { "message": "Schließen" } }`.
 * @returns {Record<string, string>}
 */
function readLabels(file) {
  if (!existsSync(file)) return {};
  /** @type {Record<string, { message: string }>} */
  const labels = JSON.parse(readFileSync(file, 'utf8'));
  return Object.fromEntries(Object.entries(labels).map(([english, { message }]) => [english, message]));
}

module.exports = { readLabels };
