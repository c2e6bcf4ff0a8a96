import { formatValue } from '#core/json/format-value';
import type { Finding } from '../change';
import type { Shapes } from '../shape/shapes';
import type { Node, Part, Shape, Union } from '../shape/shape';
import { compareDiscriminators } from './discriminators';
import { areApart } from './overlaps';
import { matchBranches, type Branch } from './match-branches';
import { placeIn, placesIn, type Below, type Compared, type Pair, type SchemaContext } from './schema-diff';

/** As {@link Compared}; `replaces`: the nodes are compared by their alternatives alone. */
type ComparedAlternatives = Compared & { replaces: boolean };

/** Compares alternatives, each with the one that it most likely was. */
export function compareAlternatives(context: SchemaContext, pair: Pair): ComparedAlternatives {
  const { one, other } = pair;
  const [before, after] = [one.unions, other.unions];
  if (before.length === 0 && after.length === 0)
    return { ...compareDiscriminators(context, pair, []), replaces: false };
  if (before.length > 0 && after.length > 0) return { ...compareUnions(context, pair), replaces: false };
  const [plain] = before.length === 0 ? [one] : [other];
  if (isFree(plain)) return { ...compareWithAny(context, pair), replaces: true };
  const branches = compareLists(
    context,
    pair,
    other.unions[0]?.keyword,
    branchesWith(context.base, pair.base, one),
    branchesWith(context.head, pair.head, other),
  );
  const findings = [...compareNullFlags(context, pair), ...branches.findings];
  return { findings, below: branches.below, replaces: true };
}

function compareUnions(context: SchemaContext, pair: Pair): Compared {
  const { one, other } = pair;
  const findings: Finding[] = [];
  const below: Below[] = [];
  for (let index = 0; index < Math.max(one.unions.length, other.unions.length); index++) {
    const [before, after] = [one.unions[index], other.unions[index]];
    if (before && after) {
      const lists = compareLists(
        context,
        pair,
        after.keyword,
        branchesOf(context.base, one, before),
        branchesOf(context.head, other, after),
      );
      findings.push(...lists.findings, ...compareKeywords(context, pair, before, after));
      below.push(...lists.below);
    } else {
      const name = (before ?? after)!.keyword;
      findings.push({
        rule: after ? 'condition-given' : 'condition-dropped',
        name,
        ...placesIn(context, pair, name),
      });
    }
  }
  return { findings, below };
}

function compareLists(
  context: SchemaContext,
  pair: Pair,
  keyword: Union['keyword'] | undefined,
  before: Branch[],
  after: Branch[],
): Compared {
  const { matched, removed, added } = matchBranches(context, before, after);
  const { one, other } = pair;
  const isTagged = other.discriminator !== undefined && one.discriminator !== undefined;
  const rule = isTagged || one.isOpen ? 'tagged-alternative-added' : 'alternative-added';
  const mapping = compareDiscriminators(context, pair, matched, removed, added);
  return {
    findings: [
      ...added.map((branch): Finding => ({
        rule,
        after: branch.label,
        shown: { after: branch.title },
        base: placeIn(context.base, one, 'oneOf', 'anyOf'),
        head: placeIn(context.head, context.head.shapeOf(branch.node)),
      })),
      ...removed.map((branch): Finding => ({
        rule: 'alternative-removed',
        before: branch.label,
        shown: { before: branch.title },
        base: placeIn(context.base, context.base.shapeOf(branch.node)),
        head: placeIn(context.head, other, 'oneOf', 'anyOf'),
      })),
      ...mapping.findings,
      ...(keyword === 'oneOf' && !isTagged ? findOverlaps(context, pair, matched, added) : []),
    ],
    below: matched.map(({ before: old, after: now }) => ({
      step: `|${old.label}`,
      base: old.node.parts,
      head: now.node.parts,
    })),
  };
}

/** A value of a kept alternative is refused if it fits a new one, too. */
function findOverlaps(
  context: SchemaContext,
  { direction, base, one, other }: Pair,
  matched: readonly { after: Branch }[],
  added: readonly Branch[],
): Finding[] {
  if (direction === 'received') return [];
  const { head } = context;
  const isTold = (branch: Branch, kept: Branch): boolean =>
    other.discriminator !== undefined && branch.tag !== undefined && branch.tag !== kept.tag;
  return added.flatMap((branch): Finding[] => {
    const shape = head.shapeOf(branch.node);
    const kept = matched
      .map(({ after }) => after)
      .filter((old) => !isTold(branch, old) && !areApart(head, head.shapeOf(old.node), shape));
    if (kept.length === 0) return [];
    const witness = kept
      .map((old) => context.findWitness(base, [old.node, branch.node]))
      .find((value) => value !== undefined);
    return [
      {
        rule: witness === undefined ? 'alternative-overlaps' : 'alternative-ambiguous',
        after: branch.label,
        shown: { after: branch.title },
        hint: witness === undefined ? undefined : `Such a value is \`${JSON.stringify(witness)}\`.`,
        base: placeIn(context.base, one, 'oneOf', 'anyOf'),
        head: placeIn(head, shape),
      },
    ];
  });
}

/** A value that fits two alternatives is refused by `oneOf` only. */
function compareKeywords(context: SchemaContext, pair: Pair, before: Union, after: Union): Finding[] {
  if (before.keyword === after.keyword) return [];
  if (areDisjoint(context.base, before, pair.one) && areDisjoint(context.head, after, pair.other)) return [];
  const rule = after.keyword === 'oneOf' ? 'one-of-demanded' : 'one-of-lifted';
  return [{ rule, ...placesIn(context, pair, 'oneOf', 'anyOf') }];
}

function areDisjoint(shapes: Shapes, union: Union, shape: Shape): boolean {
  const branches = branchesOf(shapes, shape, union);
  if (new Set(branches.map(({ tag }) => tag)).size === branches.length && branches[0]?.tag !== undefined)
    return true;
  const types = branches.flatMap(({ node }): readonly string[] => shapes.shapeOf(node).types ?? ['any']);
  return new Set(types).size === types.length && !types.includes('any');
}

function branchesOf(shapes: Shapes, shape: Shape, { branches }: Union): Branch[] {
  return describeAll(shapes, shape, branches);
}

function describeAll(shapes: Shapes, shape: Shape, nodes: readonly Node[]): Branch[] {
  const property = shape.discriminator?.propertyName ?? commonTag(shapes, nodes);
  return nodes.map((node) => {
    const own = shapes.shapeOf(node);
    const tag = property === undefined ? undefined : tagOf(shapes, shape, node, property);
    const types = own.types?.join(' or ') ?? 'any';
    const label = tag ?? `${types} ${[...own.required].toSorted().join()}`.trim();
    return { node, tag, label, title: node.name ?? own.words.title ?? tag ?? types };
  });
}

/** The field that has exactly one value in every alternative. */
function commonTag(shapes: Shapes, nodes: readonly Node[]): string | undefined {
  const [first] = nodes;
  if (!first || nodes.length < 2) return undefined;
  return [...shapes.shapeOf(first).fields.keys()].find((name) =>
    nodes.every((node) => constantOf(shapes, node, name) !== undefined),
  );
}

function tagOf(shapes: Shapes, { discriminator }: Shape, node: Node, property: string): string | undefined {
  const constant = constantOf(shapes, node, property);
  if (constant !== undefined || !discriminator) return constant;
  const values = discriminator.mapping.filter(({ ref }) => ref === node.name).map(({ value }) => value);
  return values.toSorted()[0] ?? node.name;
}

function constantOf({ nodeOf, shapeOf }: Shapes, node: Node, name: string): string | undefined {
  const parts = shapeOf(node).fields.get(name);
  const values = parts && shapeOf(nodeOf(parts)).values;
  return values?.length === 1 ? formatValue(values[0] ?? null) : undefined;
}

/** The alternatives of one side; a plain schema has one for each of its types. */
function branchesWith(shapes: Shapes, node: Node, shape: Shape): Branch[] {
  const [union] = shape.unions;
  if (!union) {
    const types = shape.types ?? [];
    const copies: readonly Part[] =
      types.length > 1
        ? types.map((type) => ({ ...shape, types: [type], isNullable: false }))
        : [{ ...shape, isNullable: false }];
    const nodes = copies.map((copy) => ({ ...shapes.nodeOf([copy]), name: node.name }));
    return describeAll(shapes, shape, nodes);
  }
  const own: Shape = { ...shape, unions: shape.unions.slice(1), isNullable: true };
  return describeAll(
    shapes,
    shape,
    union.branches.map((branch) =>
      saysMore(own) ? { ...shapes.nodeOf([...branch.parts, own]), name: branch.name } : branch,
    ),
  );
}

/** Whether a schema demands anything in addition to its alternatives. */
function saysMore({ types, fields, required, unions, values, others }: Shape): boolean {
  return (
    types !== undefined ||
    values !== undefined ||
    others !== true ||
    fields.size + required.size + unions.length > 0
  );
}

function isFree(shape: Shape): boolean {
  return !saysMore(shape) && shape.items === undefined && shape.conditions.length === 0;
}

function compareWithAny(context: SchemaContext, pair: Pair): Compared {
  const places = placesIn(context, pair, 'oneOf', 'anyOf', 'type');
  const isGiven = pair.other.unions.length > 0;
  const [text] = isGiven ? pair.other.unions : pair.one.unions;
  const what = `one of ${text?.branches.length ?? 0} alternatives`;
  const finding: Finding = isGiven
    ? { rule: 'type-given', after: what, ...places }
    : { rule: 'type-dropped', before: what, ...places };
  return { findings: [finding], below: [] };
}

function compareNullFlags(context: SchemaContext, pair: Pair): Finding[] {
  const { one, other } = pair;
  if (one.isNullable === other.isNullable) return [];
  const rule = other.isNullable ? 'null-joined' : 'null-withdrawn';
  return [{ rule, ...placesIn(context, pair, 'type', 'oneOf', 'anyOf') }];
}
