// @ts-check
// `node generator/start.cjs generate` runs `generator/commands/generate.ts`: from one compiled program, or from the sources where none can be built.
'use strict';

require('../core/command-line/require-node.cjs');
const Module = require('node:module');
const path = require('node:path');
const { findProgram } = require('./run/compiled/find-program.cjs');

void start(process.argv[2] ?? '', process.argv.slice(3));

/**
 * Runs one of the programs of this folder as Node runs the file that it is started with.
 * @param {string} name
 * @param {string[]} args
 */
async function start(name, args) {
  process.argv = [process.argv[0] ?? '', await findFile(name), ...args];
  Module.runMain();
}

/** @param {string} name */
async function findFile(name) {
  try {
    return path.join(await findProgram(), `${name}.js`);
  } catch (error) {
    process.stderr.write(`runs from the sources, which takes longer: ${error}\n`);
    require('ts-node').register();
    return path.join(__dirname, 'commands', `${name}.ts`);
  }
}
