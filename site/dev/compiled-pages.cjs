'use strict';

/**
 * The code that pages were last compiled to, its ingredients, and the errors of pages that cannot be compiled now, by file. The
 * server for writers reads it.
 * @type {Map<string, { code?: string, from?: unknown[], error?: Error }>}
 */
const compiled = new Map();

/**
 * Files of pages that were compiled to something else than before.
 * @type {Set<string>}
 */
const changed = new Set();

module.exports = { changed, compiled };
