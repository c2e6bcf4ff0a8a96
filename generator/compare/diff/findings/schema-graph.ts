import type { Direction, Finding, Use } from '../change';
import type { Part } from '../shape/shape';
import { compareNode } from '../schema/compare-node';
import type { SchemaContext } from '../schema/schema-diff';

/** Schemas of both sides that are used for the same thing. */
export interface Root extends Use {
  base: readonly Part[];
  head: readonly Part[];
}

/** A finding of a pair of schemas, and all uses that reach the pair. */
export interface Reached {
  finding: Finding;
  direction: Direction;
  /** The first use, by its anchor. */
  first: Use;
  /** From the first use to the finding: `.items[].tax`. */
  path: string;
  /** The same for people, from the innermost component on the way: `Item.tax`. */
  subject?: string;
  affected: ReadonlySet<string>;
}

interface Visited {
  direction: Direction;
  findings: Finding[];
  below: { step: string; to: Visited }[];
  name?: string;
}

/**
 * Compares all schemas that the roots lead to. Each pair is compared once per direction, however many operations use it, and each
 * finding has all that it reaches.
 */
export function compareSchemas(context: SchemaContext, roots: readonly Root[]): Reached[] {
  const visit = createVisit(context);
  const starts = roots
    .toSorted(byAnchor)
    .map((root) => ({ root, start: visit(root.direction, root.base, root.head) }));
  const reached = new Map<Visited, Omit<Reached, 'finding'> & { affected: Set<string> }>();
  for (const { root, start } of starts) {
    for (const { node, path, subject } of walk(start)) {
      if (node.findings.length === 0) continue;
      const known = reached.get(node);
      if (known) known.affected.add(root.affected);
      else
        reached.set(node, {
          direction: root.direction,
          first: root,
          path,
          subject,
          affected: new Set([root.affected]),
        });
    }
  }
  return [...reached].flatMap(([{ findings }, rest]) => findings.map((finding) => ({ ...rest, finding })));
}

function byAnchor(one: Use, other: Use): number {
  return one.anchor < other.anchor ? -1 : one.anchor > other.anchor ? 1 : 0;
}

function createVisit(
  context: SchemaContext,
): (direction: Direction, base: readonly Part[], head: readonly Part[]) => Visited {
  const { base, head, unchanged } = context;
  const known = new Map<string, Visited>();
  return enter;

  function enter(direction: Direction, baseParts: readonly Part[], headParts: readonly Part[]): Visited {
    // A list instead of recursion: published schemas are nested deeper than the stack allows.
    const open: (() => void)[] = [];
    const first = place(direction, baseParts, headParts, open);
    for (let next = open.pop(); next; next = open.pop()) next();
    return first;
  }

  function place(
    direction: Direction,
    baseParts: readonly Part[],
    headParts: readonly Part[],
    open: (() => void)[],
  ): Visited {
    const [one, other] = [base.nodeOf(baseParts), head.nodeOf(headParts)];
    const key = `${direction} ${one.id} ${other.id}`;
    const before = known.get(key);
    if (before) return before;
    const visited: Visited = { direction, findings: [], below: [], name: one.name };
    known.set(key, visited);
    const isComponent = one.isComponent && other.isComponent && one.name === other.name;
    if (isComponent && one.name !== undefined && unchanged.isSameSchema(one.name)) return visited;
    open.push(() => {
      const pair = { direction, base: one, head: other, one: base.shapeOf(one), other: head.shapeOf(other) };
      const { findings, below } = compareNode(context, pair);
      visited.findings = findings;
      visited.below = below.map(({ step, ...parts }) => ({
        step,
        to: place(direction, parts.base, parts.head, open),
      }));
    });
    return visited;
  }
}

interface Step {
  node: Visited;
  path: string;
  subject?: string;
}

/** Everything below a node, nearest first, each once. */
function* walk(start: Visited): Generator<Step> {
  const seen = new Set([start]);
  let level: Step[] = [{ node: start, path: '', subject: start.name }];
  while (level.length > 0) {
    const next: Step[] = [];
    for (const step of level) {
      yield step;
      for (const { step: name, to } of step.node.below) {
        if (seen.has(to)) continue;
        seen.add(to);
        const subject = to.name ?? (step.subject === undefined ? undefined : `${step.subject}${name}`);
        next.push({ node: to, path: `${step.path}${name}`, subject });
      }
    }
    level = next;
  }
}
