import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Rule, RuleLocation } from '../redocly';

/** YAML files that may lie beside a description. */
const NOT_PARTS = ['redocly.yaml', '.redocly.lint-ignore.yaml', 'simulator.yaml', 'project.yaml'];

/** Every YAML file in the folder of the entry document is part of the description: something refers to it. */
export const NoUnusedFiles: Rule = () => {
  const used = new Set<string>();
  return {
    ref: {
      enter(_, __, { location }) {
        if (location) used.add(location.source.absoluteRef);
      },
    },
    Root: {
      leave(_, context) {
        const { location } = context;
        const entry = location.source.absoluteRef;
        for (const file of yamlFilesBelow(path.dirname(entry))) {
          if (file === entry || used.has(file)) continue;
          context.report({
            message: `Nothing refers to the file.\nRefer to it (\`${path.basename(entry)}\` lists paths and webhooks) or delete it.`,
            location: { source: unreadSource(file), pointer: '#/' },
          });
        }
      },
    },
  };
};

function yamlFilesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && /\.ya?ml$/.test(file.name) && !NOT_PARTS.includes(file.name))
    .map((file) => path.join(file.parentPath, file.name));
}

/** Stands for a file that Redocly has not read; a problem in it is at its start. */
function unreadSource(file: string): RuleLocation['source'] {
  const source = { absoluteRef: file, body: '', getAst: () => undefined, getLines: () => [] };
  return source as unknown as RuleLocation['source'];
}
