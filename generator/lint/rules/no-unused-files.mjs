// @ts-check
import { readdirSync } from 'node:fs';
import path from 'node:path';

/** YAML files that may lie beside a description. */
const NOT_PARTS = ['redocly.yaml', '.redocly.lint-ignore.yaml'];

/**
 * Every YAML file in the folder of the entry document is part of the description: something refers to it.
 * @type {import('@redocly/openapi-core').Oas3Rule}
 */
export const NoUnusedFiles = () => {
  /** @type {Set<string>} */
  const used = new Set();
  return {
    ref: {
      enter(_, __, { location }) {
        if (location) used.add(location.source.absoluteRef);
      },
    },
    Root: {
      leave(_, { location, report }) {
        const entry = location.source.absoluteRef;
        for (const file of yamlFilesBelow(path.dirname(entry))) {
          if (file === entry || used.has(file)) continue;
          report({
            message: 'Nothing refers to the file.\nRefer to it or delete it.',
            location: { source: unreadSource(file), pointer: '#/' },
          });
        }
      },
    },
  };
};

/** @param {string} folder */
function yamlFilesBelow(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && /\.ya?ml$/.test(file.name) && !NOT_PARTS.includes(file.name))
    .map((file) => path.join(file.parentPath, file.name));
}

/**
 * Stands for a file that Redocly has not read; a problem in it is at its start.
 * @param {string} file
 * @returns {any}
 */
function unreadSource(file) {
  return { absoluteRef: file, body: '', getAst: () => undefined, getLines: () => [] };
}
