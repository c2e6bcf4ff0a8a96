// Loaded before every command (`ts-node.require` in tsconfig.json), so it is written for any Node there may be.
'use strict';

const { engines } = require('../../package.json');

const needed = engines.node.replace(/[^\d.]/g, '');

if (numberOf(process.versions.node) < numberOf(needed)) {
  process.stderr.write(
    `This is Node ${process.versions.node}, and the project needs ${needed} or later: install it, for example with \`nvm install ${needed}\`.\n`,
  );
  process.exit(2);
}

/**
 * `20.19.4` → 20019: versions compare as numbers.
 * @param {string} version
 */
function numberOf(version) {
  const [major, minor = '0'] = version.split('.');
  return Number(major) * 1000 + Number(minor);
}
