import type { Direction, Finding, Place } from '../change';
import { at } from '../side';
import { createDigest, type Digest } from '../shape/digest';
import { createShapes, type Shapes } from '../shape/shapes';
import type { Node, Part, Shape } from '../shape/shape';
import type { Side } from '../side';
import { findUnchanged, type Unchanged } from '../unchanged';
import { createFindWitness, type FindWitness } from './find-witness';

/** The state that the comparisons of schemas share. */
export interface SchemaContext {
  base: Shapes;
  head: Shapes;
  unchanged: Unchanged;
  baseDigest: Digest;
  headDigest: Digest;
  findWitness: FindWitness;
}

/** Two nodes, and what becomes of their parts. */
export interface Pair {
  direction: Direction;
  base: Node;
  head: Node;
  one: Shape;
  other: Shape;
}

/** The result of a comparison: changes at the node itself, and the pairs below it. */
export interface Compared {
  findings: Finding[];
  below: Below[];
}

/** The same part of both sides. */
export interface Below {
  /** `.tax`, `[]`, `{*}` or `|card`. */
  step: string;
  base: readonly Part[];
  head: readonly Part[];
}

export function createSchemaContext(base: Side, head: Side): SchemaContext {
  const [baseShapes, headShapes] = [createShapes(base), createShapes(head)];
  return {
    base: baseShapes,
    head: headShapes,
    unchanged: findUnchanged(base, head),
    baseDigest: createDigest(baseShapes),
    headDigest: createDigest(headShapes),
    findWitness: createFindWitness(base, head),
  };
}

/** Where a shape has the first of `keywords`; without any, where it begins. */
export function placeIn({ side }: Shapes, { origins }: Shape, ...keywords: string[]): Place | undefined {
  const holders = origins.map((schema) => side.origins.get(schema)).filter((raw) => raw !== undefined);
  for (const keyword of keywords) {
    const holder = holders.find((raw) => Object.hasOwn(raw, keyword));
    if (holder) return at(holder, keyword);
  }
  return holders[0] && at(holders[0]);
}

/** The places of `keywords` on both sides. */
export function placesIn(
  { base, head }: SchemaContext,
  { one, other }: Pick<Pair, 'one' | 'other'>,
  ...keywords: string[]
): Pick<Finding, 'base' | 'head'> {
  return { base: placeIn(base, one, ...keywords), head: placeIn(head, other, ...keywords) };
}
