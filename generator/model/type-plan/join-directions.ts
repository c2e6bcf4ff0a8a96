import { type Draft, type Drafts, mapNamed, mapNames, mapRefs, namesIn } from './draft';
import { chooseName } from './names';
import type { EnumType, Loss, NamedType, ObjectType, TypeRef, UnionType } from './type-plan';

/** The types of both directions with their final names, and the names by the keys of the drafts. */
interface JoinedTypes {
  types: NamedType[];
  nameRead: (type: TypeRef) => TypeRef;
  nameWritten: (type: TypeRef) => TypeRef;
  taken: Set<string>;
  losses: Loss[];
}

/** More alternatives are more than a checker can compare. */
const MOST_VARIANTS = 100;

/** Unions with lists of unions inside each other: checkers take twice as long for each further one. */
const MOST_INNER = 3;

/**
 * Joins the types of what is received and of what is sent. A type of both has one form if both agree at any depth; else the sent one
 * is called `…Input`.
 * @param reserved names that no type may have.
 */
export function joinDirections(read: Drafts, written: Drafts, reserved: readonly string[]): JoinedTypes {
  const losses: Loss[] = [...read.losses, ...written.losses];
  const reads = finishUnions(read.drafts, losses);
  const writes = finishUnions(written.drafts, losses);
  const differing = findDiffering(reads, writes);
  const taken = new Set(reserved);
  const readNames = new Map<string, string>();
  const writtenNames = new Map<string, string>();
  const keys = [...new Set([...reads.keys(), ...writes.keys()])];
  // Components have the first choice, so that no other name changes theirs.
  for (const isComponent of [true, false])
    for (const key of keys) {
      const draft = reads.get(key) ?? writes.get(key)!;
      if (draft.isComponent !== isComponent) continue;
      const name = chooseName(taken, draft.wanted);
      if (reads.has(key)) readNames.set(key, name);
      if (writes.has(key))
        writtenNames.set(key, differing.has(key) ? chooseName(taken, `${name}Input`) : name);
    }
  const nameRead = (type: TypeRef) => mapNames(type, (key) => readNames.get(key)!);
  const nameWritten = (type: TypeRef) => mapNames(type, (key) => writtenNames.get(key)!);
  const types = [
    ...[...reads].map(([key, draft]) =>
      finish(draft, readNames.get(key)!, writes.has(key) && !differing.has(key) ? 'both' : 'read', nameRead),
    ),
    ...[...writes]
      .filter(([key]) => !reads.has(key) || differing.has(key))
      .map(([key, draft]) => finish(draft, writtenNames.get(key)!, 'write', nameWritten)),
  ];
  return {
    types: types.sort((one, other) => (one.name < other.name ? -1 : 1)),
    nameRead,
    nameWritten,
    taken,
    losses,
  };
}

function finish(
  draft: Draft,
  name: string,
  use: NamedType['use'],
  change: (type: TypeRef) => TypeRef,
): NamedType {
  const type = shapeOf(mapRefs(draft, change));
  return { name, use, ...(draft.doc !== undefined && { doc: draft.doc }), ...type };
}

/** The type of a draft alone, without what it is called. */
function shapeOf(draft: Draft): ObjectType | EnumType | UnionType {
  switch (draft.kind) {
    case 'object':
      return { kind: draft.kind, fields: draft.fields, rest: draft.rest };
    case 'enum':
      return { kind: draft.kind, values: draft.values, open: draft.open };
    case 'union':
      return {
        kind: draft.kind,
        variants: draft.variants,
        ...(draft.tag !== undefined && { tag: draft.tag }),
      };
  }
}

/** The keys of the types that differ themselves or lead to one that does. */
function findDiffering(reads: ReadonlyMap<string, Draft>, writes: ReadonlyMap<string, Draft>): Set<string> {
  const shared = [...reads.keys()].filter((key) => writes.has(key));
  const formOf = (draft: Draft | undefined) => JSON.stringify(draft && shapeOf(draft));
  const differing = new Set(shared.filter((key) => formOf(reads.get(key)) !== formOf(writes.get(key))));
  for (let count = -1; count !== differing.size;) {
    count = differing.size;
    for (const key of shared)
      if (namesIn(reads.get(key)!).some((name) => differing.has(name))) differing.add(key);
  }
  return differing;
}

/**
 * Puts the variants of inner unions into the outer ones, which ends all loops of names and keeps checkers fast, and gives each variant
 * the value of the tag that selects it.
 */
function finishUnions(drafts: ReadonlyMap<string, Draft>, losses: Loss[]): Map<string, Draft> {
  const finished = new Map(drafts);
  for (const [key, draft] of drafts)
    if (draft.kind === 'union') {
      const variants = flatten(draft.variants, drafts, new Set([key]));
      const isLarge = variants.length > MOST_VARIANTS;
      if (isLarge) losses.push({ at: draft.wanted, why: 'large-union' });
      finished.set(key, { ...draft, variants: isLarge ? [{ kind: 'any' }] : variants });
    }
  limitDepth(finished, losses);
  for (const [key, property, values] of selections(drafts)) {
    const variant = finished.get(key);
    if (variant?.kind === 'object') finished.set(key, withTag(variant, property, values));
  }
  return finished;
}

/** Replaces unions that have too many others inside. */
function limitDepth(drafts: Map<string, Draft>, losses: Loss[]): void {
  const depths = new Map<string, number>();
  for (const key of drafts.keys()) limit(key);

  /** Returns how many unions are inside each other; a loop ends where it began. */
  function limit(key: string): number {
    const known = depths.get(key);
    const draft = drafts.get(key);
    if (known !== undefined || draft?.kind !== 'union') return known ?? 0;
    depths.set(key, 0);
    let depth = 1;
    const variants = draft.variants.map((variant) =>
      mapNamed(variant, (named) => {
        const inner = limit(named.name);
        depth = Math.max(depth, Math.min(inner, MOST_INNER - 1) + 1);
        return inner < MOST_INNER ? named : { kind: 'any' };
      }),
    );
    if (JSON.stringify(variants) !== JSON.stringify(draft.variants))
      losses.push({ at: draft.wanted, why: 'deep-union' });
    drafts.set(key, { ...draft, variants });
    depths.set(key, depth);
    return depth;
  }
}

/** The values of a tag that select a type; none for a type that two unions select by different ones. */
function selections(
  drafts: ReadonlyMap<string, Draft>,
): (readonly [key: string, property: string, values: readonly string[]])[] {
  const found = new Map<string, Set<string>>();
  for (const draft of drafts.values()) {
    if (draft.kind !== 'union' || draft.tag === undefined) continue;
    for (const [key, values] of draft.tags) {
      const own = `${JSON.stringify([draft.tag, values])}`;
      found.set(key, new Set([...(found.get(key) ?? []), own]));
    }
  }
  return [...found].flatMap(([key, [own, ...others]]) => {
    const [property, values] = JSON.parse(own!) as [string, string[]];
    return others.length > 0 ? [] : [[key, property, values] as const];
  });
}

function withTag(draft: Draft & ObjectType, tag: string, values: readonly string[]): Draft {
  const of = values.map((value): TypeRef => ({ kind: 'const', value }));
  const [only, ...others] = of;
  const type: TypeRef = others.length === 0 ? only! : { kind: 'either', of };
  const fields = draft.fields.map((field) => (field.name === tag ? { ...field, type } : field));
  const isKnown = fields.some(({ name }) => name === tag);
  return { ...draft, fields: isKnown ? fields : [{ name: tag, required: true, type }, ...fields] };
}

function flatten(
  variants: readonly TypeRef[],
  drafts: ReadonlyMap<string, Draft>,
  seen: Set<string>,
): TypeRef[] {
  return variants.flatMap((variant): TypeRef[] => {
    const inner = variant.kind === 'named' ? drafts.get(variant.name) : undefined;
    if (inner && seen.has(inner.key)) return [];
    if (!inner) return [variant];
    seen.add(inner.key);
    return inner.kind === 'union' ? flatten(inner.variants, drafts, seen) : [variant];
  });
}
