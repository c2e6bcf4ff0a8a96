// @ts-check
'use strict';

const path = require('node:path');

/**
 * The modules that are loaded by their paths, by their file names in the program: the commands, what they load late, what threads run,
 * and the rules that Redocly loads.
 * The other modules are joined to them.
 */
const ENTRIES = {
  generate: 'commands/generate',
  lint: 'commands/lint',
  diff: 'commands/diff',
  pipeline: 'run/pipeline',
  'emit-types': 'emit/types/emit-types',
  rules: 'read/lint/rules/index',
};

module.exports = { buildProgram };

/**
 * Compiles the generator into a few files of JavaScript, which a run loads in a fraction of the time of its sources. Packages stay
 * outside.
 * @param {string} root the folder of the project.
 * @returns {Promise<{ name: string, content: string }[]>}
 */
async function buildProgram(root) {
  const { rolldown } = await import('rolldown');
  const bundle = await rolldown({
    cwd: root,
    input: Object.fromEntries(
      Object.entries(ENTRIES).map(([name, file]) => [name, path.join(root, 'generator', `${file}.ts`)]),
    ),
    platform: 'node',
    logLevel: 'silent',
    external: (id) => !/^[./#]/.test(id) && !path.isAbsolute(id),
    plugins: [{ name: 'folders', transform: (code, id) => keepFolder(code, id) }],
  });
  try {
    const { output } = await bundle.generate({
      format: 'cjs',
      exports: 'named',
      entryFileNames: '[name].js',
      chunkFileNames: '[name].js',
    });
    return output.map((file) => ({
      name: file.fileName,
      content: 'code' in file ? file.code : String(file.source),
    }));
  } finally {
    await bundle.close();
  }
}

/**
 * `__dirname` stays the folder of the source, because modules find files of the project with it. `__filename` is the file that runs.
 * @param {string} code
 * @param {string} id
 */
function keepFolder(code, id) {
  return code.includes('__dirname') ? code.replaceAll('__dirname', JSON.stringify(path.dirname(id))) : null;
}
