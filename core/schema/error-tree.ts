import type { SchemaError } from '../contracts/validators';

/** An error, with the errors of each alternative if it is of a choice that no alternative fits. */
export interface ErrorNode<Given extends SchemaError> {
  error: Given;
  /** Empty for an error that is not of such a choice. */
  alternatives: ErrorNode<Given>[][];
}

/**
 * Restores which errors are of which alternative. Ajv lists the errors of all alternatives in order and then that of the choice,
 * which says how many there are of each (`choice-keywords.ts`).
 */
export function buildErrorTree<Given extends SchemaError>(errors: readonly Given[]): ErrorNode<Given>[] {
  const nodes: ErrorNode<Given>[] = [];
  const sizes: number[] = [];
  for (const error of errors) {
    const counts = countsOf(error);
    const alternatives = counts.toReversed().map((count) => takeLast(nodes, sizes, count));
    // Several alternatives fit: nobody has to correct the errors of the others.
    const isAmbiguous = (error.params.passingSchemas ?? null) !== null;
    nodes.push({ error, alternatives: isAmbiguous ? [] : alternatives.toReversed() });
    sizes.push(counts.reduce((sum, count) => sum + count, 1));
  }
  return nodes;
}

/** All errors of the nodes, those of alternatives included. */
export function errorsOf<Given extends SchemaError>(nodes: ErrorNode<Given>[]): Given[] {
  return nodes.flatMap(({ error, alternatives }) => [...alternatives.flatMap(errorsOf), error]);
}

/** Number of errors of each alternative; empty for an error of another keyword. */
function countsOf({ params }: SchemaError): number[] {
  const ends = Array.isArray(params.counts) ? (params.counts as number[]) : [];
  return ends.slice(1).map((end, index) => end - ends[index]!);
}

/** Removes the nodes with the last `count` errors, and returns them. */
function takeLast<Given extends SchemaError>(
  nodes: ErrorNode<Given>[],
  sizes: number[],
  count: number,
): ErrorNode<Given>[] {
  let start = nodes.length;
  for (let left = count; left > 0; left -= sizes[start]!) start -= 1;
  sizes.splice(start);
  return nodes.splice(start);
}
