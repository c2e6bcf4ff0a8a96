import type { Node } from '../shape/shape';
import type { SchemaContext } from './schema-diff';

/** One of several alternatives. */
export interface Branch {
  node: Node;
  /** The value that tells it from the others. */
  tag?: string;
  /** Its tag or form: never the name of a component, which may change. */
  label: string;
  /** Its name for people. */
  title: string;
}

export interface MatchedBranches {
  matched: { before: Branch; after: Branch }[];
  removed: Branch[];
  added: Branch[];
}

type IsSame = (before: Branch, after: Branch) => boolean;

/** Pairs alternatives, by the surest sign first: never by their order, which means nothing. */
export function matchBranches(
  context: SchemaContext,
  before: readonly Branch[],
  after: readonly Branch[],
): MatchedBranches {
  const matched: MatchedBranches['matched'] = [];
  let [removed, added] = [[...before], [...after]];
  const take = (isSame: IsSame): void => {
    for (const old of removed) {
      const now = added.find((candidate) => isSame(old, candidate));
      if (!now) continue;
      matched.push({ before: old, after: now });
      added = added.filter((branch) => branch !== now);
    }
    removed = removed.filter((old) => !matched.some((pair) => pair.before === old));
  };
  take((old, now) => context.baseDigest(old.node.parts) === context.headDigest(now.node.parts));
  take((old, now) => old.tag !== undefined && old.tag === now.tag);
  take((old, now) => old.node.name !== undefined && old.node.name === now.node.name);
  take((old, now) => old.label === now.label);
  take((old, now) => isAlike(context, old, now));
  return { matched, removed, added };
}

/** Whether two alternatives have the same type, and of objects at least half of their fields. */
function isAlike({ base, head }: SchemaContext, old: Branch, now: Branch): boolean {
  if (old.tag !== undefined && now.tag !== undefined) return false;
  const [one, other] = [base.shapeOf(old.node), head.shapeOf(now.node)];
  if (one.types?.join() !== other.types?.join()) return false;
  const names = new Set([...one.fields.keys(), ...other.fields.keys()]);
  const both = [...one.fields.keys()].filter((name) => other.fields.has(name));
  return names.size === 0 || both.length * 2 >= names.size;
}
