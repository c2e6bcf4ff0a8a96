import { existsSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { isMap, isScalar, LineCounter, type Node, type Pair, parseDocument } from 'yaml';
import { didYouMean } from '#core/text/did-you-mean';
import { findNearest } from '#core/text/nearest';
import { requireFolder } from '../site/config/project-paths';
import { SettingError } from '../site/errors/author-error';

/** The file of a project whose sentences are compared. */
export const CLAIMS_FILE = 'claims.yaml';

/** The bases of sentences that a project names: requirements, decisions and security rules, by id. */
export interface ClaimsFile {
  specified: ReadonlyMap<string, string>;
  decided: ReadonlyMap<string, string>;
  security: ReadonlyMap<string, string>;
  /** The absolute path of the folder of its tests. */
  tests?: string;
}

const KINDS = ['specified', 'decided', 'security'] as const;
type Kind = (typeof KINDS)[number];

/** As bases name them: `executed orders.final`. */
const ID = /^[\w.-]+$/;

/**
 * Reads `claims.yaml`.
 * @throws SettingError if it does not exist, or with each mistake in it and its location.
 */
export function readClaimsFile(file: string): ClaimsFile {
  const shown = relative('', file) || file;
  if (!existsSync(file))
    throw new SettingError(
      `The file \`${shown}\` does not exist: write it to have your sentences compared. It lists what they can rest on, ` +
        'such as `specified: { order.copies: An order has at most 100 copies. }`, and may be empty.',
    );
  const source = readFileSync(file, 'utf8');
  const lineCounter = new LineCounter();
  const { contents, errors } = parseDocument(source, { lineCounter });
  const problems: string[] = [];
  const report = (offset: number, message: string) => {
    const { line, col } = lineCounter.linePos(offset);
    problems.push(`${shown}:${line}:${col}: ${message}`);
  };
  for (const { pos, message } of errors) report(pos[0], message.split('\n')[0] ?? message);
  const read = errors.length > 0 ? new Map<string, Node | null>() : entriesOf(contents, report);
  const maps = KINDS.map((kind) => [kind, textsOf(kind, read.get(kind), report)] as const);
  const tests = read.get('tests');
  if (problems.length > 0) throw new SettingError(problems.join('\n'));
  return {
    ...(Object.fromEntries(maps) as Record<Kind, Map<string, string>>),
    ...(isScalar(tests) && { tests: requireFolder('tests', resolve(dirname(file), String(tests.value))) }),
  };
}

type Report = (offset: number, message: string) => void;

function entriesOf(node: unknown, report: Report): Map<string, Node | null> {
  if (node === null || (isScalar(node) && node.value === null)) return new Map();
  if (!isMap<Node, Node | null>(node)) {
    report(
      0,
      `It is not a map: write ${KINDS.map((kind) => `\`${kind}\``).join(', ')} or \`tests\` as keys.`,
    );
    return new Map();
  }
  return new Map(
    node.items.flatMap((pair) => {
      const name = keyOf(pair);
      if ([...KINDS, 'tests'].includes(name)) return [[name, pair.value] as const];
      const nearest = didYouMean(findNearest(name, [...KINDS, 'tests']));
      report(
        startOf(pair.key),
        `Unknown key \`${name}\`. ${nearest ?? `Write one of ${KINDS.join(', ')}, tests.`}`,
      );
      return [];
    }),
  );
}

function textsOf(kind: Kind, node: Node | null | undefined, report: Report): Map<string, string> {
  if (node === undefined || node === null || (isScalar(node) && node.value === null)) return new Map();
  if (!isMap<Node, Node | null>(node)) {
    report(startOf(node), `\`${kind}\` is not a map: write a sentence for each id.`);
    return new Map();
  }
  return new Map(
    node.items.flatMap((pair) => {
      const id = keyOf(pair);
      if (!ID.test(id))
        report(startOf(pair.key), `\`${id}\` is not an id: write letters, digits, dots and dashes only.`);
      if (isScalar(pair.value) && typeof pair.value.value === 'string')
        return [[id, pair.value.value] as const];
      report(startOf(pair.key), `\`${id}\` of \`${kind}\` is not a sentence: write what is true, in words.`);
      return [];
    }),
  );
}

function keyOf({ key }: Pair<Node, Node | null>): string {
  return String(isScalar(key) ? key.value : key);
}

function startOf(node: Node): number {
  return node.range?.[0] ?? 0;
}
