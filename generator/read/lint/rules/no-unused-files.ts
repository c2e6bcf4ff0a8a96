import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { eachObject } from '#core/json/each-object';
import type { Json } from '#core/json/json';
import type { Rule, RuleLocation } from '../redocly';

/** YAML files that may be in the folder of a description without being part of it. */
const NOT_PARTS = [
  'redocly.yaml',
  '.redocly.lint-ignore.yaml',
  'simulator.yaml',
  'project.yaml',
  'redirects.yaml',
  'changes.yaml',
];

/** The name of an overlay, as its specification recommends it. */
const OVERLAY = /\.overlay\.ya?ml$/;

/** The folder of overlays of earlier versions, which have their own checks. */
const VERSIONS = 'versions';

/** Reports YAML files in the folder of the entry document that nothing refers to. */
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
        const unused = yamlFilesBelow(path.dirname(entry)).filter(
          (file) => file !== entry && !used.has(file),
        );
        // The targets of an unused file are used again once it is.
        const lost = new Set(unused.flatMap(referencesOf));
        const first = unused.filter((file) => !lost.has(file));
        for (const file of first.length > 0 ? first : unused)
          context.report({
            message: `Nothing refers to the file.\nRefer to it (\`${path.basename(entry)}\` lists paths and webhooks) or delete it.`,
            location: { source: unreadSource(file), pointer: '#/' },
          });
      },
    },
  };
};

/** Returns the other files that a file refers to; an empty list if it cannot be read. */
function referencesOf(file: string): string[] {
  const targets = new Set<string>();
  try {
    eachObject(parse(readFileSync(file, 'utf8')) as Json, ({ $ref }) => {
      if (typeof $ref === 'string') targets.add(path.resolve(path.dirname(file), $ref.split('#')[0] ?? ''));
    });
  } catch {
    return [];
  }
  targets.delete(file);
  return [...targets];
}

function yamlFilesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && /\.ya?ml$/.test(file.name) && !NOT_PARTS.includes(file.name))
    .filter((file) => !OVERLAY.test(file.name))
    .filter((file) => file.parentPath !== path.join(folder, VERSIONS))
    .map((file) => path.join(file.parentPath, file.name));
}

/** Represents a file that Redocly has not read; a problem in it is at its start. */
function unreadSource(file: string): RuleLocation['source'] {
  const source = { absoluteRef: file, body: '', getAst: () => undefined, getLines: () => [] };
  return source as unknown as RuleLocation['source'];
}
