import { getOrInsertComputed } from '#core/collections/get-or-insert-computed';
import type { Schema } from '../../../model/api/api-model';
import type { Side } from '../side';
import { intersect } from './intersect';
import { withIntegerBounds } from './limits';
import { ownShape, typeOfValue } from './own-shape';
import { joinUnion } from './join-union';
import { ANY, isShape, type Node, type Part, type Shape } from './shape';

/** The nodes of one side and their shapes. Each is made once. */
export interface Shapes {
  side: Side;
  nodeOf: (parts: readonly Part[]) => Node;
  shapeOf: (node: Node) => Shape;
  /** Names of the components that a node was made of. */
  used: ReadonlySet<string>;
}

export function createShapes(side: Side): Shapes {
  const components = new Map(side.model.schemas.map(({ name, schema }) => [name, schema]));
  const names = new Map<Part, string>(side.model.schemas.map(({ name, schema }) => [schema, name]));
  const ids = new Map<Part, number>();
  const nodes = new Map<string, Node>();
  const shapes = new Map<number, Shape>();
  const partShapes = new Map<Part, Shape>();
  const used = new Set<string>();
  const open = new Set<Part>();

  /** Follows references that say nothing else. */
  function targetOf(part: Part): Part {
    let current = part;
    const seen = new Set<Part>();
    while (!isShape(current) && current.ref !== undefined && isBare(side, current) && !seen.has(current)) {
      seen.add(current);
      used.add(current.ref);
      current = components.get(current.ref) ?? current;
    }
    return current;
  }

  function nodeOf(parts: readonly Part[]): Node {
    const targets = [...new Set(parts.map(targetOf))];
    const key = targets
      .map((part) => getOrInsertComputed(ids, part, () => ids.size + 1))
      .toSorted((one, other) => one - other)
      .join();
    return getOrInsertComputed(nodes, key, () => ({
      id: nodes.size + 1,
      parts: targets,
      name: targets.length === 1 ? nameOf(targets[0]!) : undefined,
      isComponent: targets.length === 1 && names.has(targets[0]!),
    }));
  }

  /** The name of a component, also where the part adds words to it. */
  function nameOf(part: Part): string | undefined {
    return names.get(part) ?? (isShape(part) ? undefined : part.ref);
  }

  function shapeOf(node: Node): Shape {
    return getOrInsertComputed(shapes, node.id, () =>
      finish(node.parts.map(shapeOfPart).reduce(intersect, ANY)),
    );
  }

  function shapeOfPart(part: Part): Shape {
    if (isShape(part)) return part;
    const known = partShapes.get(part);
    if (known) return known;
    // A schema that includes itself adds nothing to itself.
    if (open.has(part)) return ANY;
    open.add(part);
    const shape = joined(part);
    open.delete(part);
    partShapes.set(part, shape);
    return shape;
  }

  function joined(schema: Schema): Shape {
    const target = schema.ref === undefined ? undefined : components.get(schema.ref);
    if (target && schema.ref !== undefined) used.add(schema.ref);
    const included = [...schema.allOf, ...(target ? [target] : [])].map(shapeOfPart);
    const unions = (['oneOf', 'anyOf'] as const)
      .filter((keyword) => schema[keyword].length > 0)
      .map((keyword) =>
        joinUnion(
          keyword,
          schema[keyword].map((branch) => nodeOf([branch])),
          shapeOf,
        ),
      );
    const own = ownShape(schema, side.origins.get(schema) ?? {});
    return [...included, ...unions].reduce(intersect, own);
  }

  return { side, nodeOf, shapeOf, used };
}

function finish(shape: Shape): Shape {
  const { types, values } = shape;
  const isDone = values === undefined && types?.length !== 0 && types?.[0] !== 'integer';
  if (isDone) return shape;
  const fitting =
    types &&
    values?.filter((value) => {
      const type = typeOfValue(value);
      return types.includes(type) || (type === 'integer' && types.includes('number'));
    });
  return {
    ...shape,
    isNever: shape.isNever || (types?.length === 0 && !shape.isNullable),
    values: fitting ?? values,
    limits: withIntegerBounds(shape.limits, types),
  };
}

/** Whether a schema is a reference and nothing else; its text may differ from that of the component. */
function isBare(side: Side, schema: Schema): boolean {
  const raw = side.origins.get(schema);
  return raw !== undefined && typeof raw.$ref === 'string' && Object.keys(raw).length === 1;
}
