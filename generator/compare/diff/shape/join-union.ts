import type { Json } from '#core/json/json';
import { canonicalText } from './canonical-text';
import { typesOf } from './own-shape';
import { ANY, type Node, type Shape, type Union } from './shape';

/**
 * The shape of alternatives. Null among them becomes a flag; alternatives that only list types or values become one list, and a
 * single one takes the place of the whole.
 */
export function joinUnion(
  keyword: Union['keyword'],
  branches: readonly Node[],
  shapeOf: (node: Node) => Shape,
): Shape {
  const shapes = new Map(branches.map((branch) => [branch, shapeOf(branch)]));
  const isNullable = [...shapes.values()].some((shape) => shape.isNullable && !shape.isNever);
  const rest = branches.filter((branch) => !isOnlyNull(shapes.get(branch)!) && !shapes.get(branch)!.isNever);
  const [first, ...others] = rest;
  if (!first) return { ...ANY, types: [], isNullable };
  if (others.length === 0) return { ...shapes.get(first)!, isNullable };
  const kinds = rest.map((branch) => shapes.get(branch)!);
  return (
    (keyword === 'oneOf' && fitTwice(kinds) ? undefined : joinLists(kinds, isNullable)) ??
    joinOpenValues(kinds, isNullable) ?? { ...ANY, isNullable, unions: [{ keyword, branches: rest }] }
  );
}

function isOnlyNull({ types, values, isNullable }: Shape): boolean {
  return isNullable && (types?.length === 0 || (values !== undefined && values.length === 0));
}

function joinLists(shapes: readonly Shape[], isNullable: boolean): Shape | undefined {
  return joinTypes(shapes, isNullable) ?? joinValues(shapes, isNullable);
}

/** Whether two alternatives have the same type or value: `oneOf` refuses it then. */
function fitTwice(shapes: readonly Shape[]): boolean {
  const listed = shapes.flatMap(({ types = [], values }): string[] =>
    values ? values.map(canonicalText) : types.map((type) => (type === 'integer' ? 'number' : type)),
  );
  return new Set(listed).size < listed.length;
}

function joinTypes(shapes: readonly Shape[], isNullable: boolean): Shape | undefined {
  if (!shapes.every((shape) => shape.types && !shape.values && saysNothingElse(shape))) return undefined;
  return { ...ANY, isNullable, types: typesOf(shapes.flatMap(({ types }) => types ?? [])) };
}

function joinValues(shapes: readonly Shape[], isNullable: boolean): Shape | undefined {
  if (!shapes.every((shape) => shape.values && !shape.isOpen && saysNothingElse(shape))) return undefined;
  const values = shapes.flatMap((shape): readonly Json[] => shape.values ?? []);
  const origins = shapes.flatMap((shape) => shape.origins);
  return { ...ANY, isNullable, types: typesOf(shapes.flatMap(({ types }) => types ?? [])), values, origins };
}

/** A list of values or any string is an open list. */
function joinOpenValues(shapes: readonly Shape[], isNullable: boolean): Shape | undefined {
  const listed = shapes.filter(({ values }) => values);
  const free = shapes.filter(({ values }) => !values);
  if (listed.length === 0 || free.length !== 1 || !shapes.every(saysNothingElse)) return undefined;
  if (!shapes.every(({ types }) => types?.join() === 'string')) return undefined;
  return { ...ANY, ...joinValues(listed, isNullable), isOpen: true };
}

/** Whether a shape has types and values only. */
function saysNothingElse(shape: Shape): boolean {
  const {
    limits,
    fields,
    required,
    items,
    content,
    positions,
    contains,
    unions,
    conditions,
    formats,
    others,
  } = shape;
  const { minimum, maximum, counts, multiples, patterns, isUnique, contentEncoding, contentMediaType } =
    limits;
  const lists = [positions, contains, unions, conditions, formats, multiples, patterns, Object.keys(counts)];
  const keywords = [minimum, maximum, items, content, contentEncoding, contentMediaType];
  return (
    lists.every((list) => list.length === 0) &&
    keywords.every((keyword) => keyword === undefined) &&
    fields.size + required.size + shape.patternFields.size === 0 &&
    others === true &&
    !isUnique &&
    !shape.isEnded
  );
}
