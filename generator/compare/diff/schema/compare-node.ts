import { compareAlternatives } from './alternatives';
import { compareConditions } from './conditions';
import { compareDocument } from './content';
import { compareFields } from './fields';
import { compareItems } from './items';
import { compareLimits } from './limits';
import type { Compared, Pair, SchemaContext } from './schema-diff';
import { compareTypes } from './types';
import { compareValues } from './values';
import { compareSchemaWords } from './words';

/** The changes between two nodes, without those of the nodes below them. */
export function compareNode(context: SchemaContext, pair: Pair): Compared {
  const words = compareSchemaWords(context, pair);
  const { replaces, ...alternatives } = compareAlternatives(context, pair);
  // One side has alternatives where the other has a plain schema: they are compared as a whole.
  if (replaces) return { ...alternatives, findings: [...words, ...alternatives.findings] };
  const types = compareTypes(context, pair);
  // Where the type is another one, its keywords are too.
  if (types.some(({ rule }) => rule === 'type-replaced'))
    return { findings: [...words, ...types], below: [] };
  const parts = [
    alternatives,
    compareFields(context, pair),
    compareItems(context, pair),
    compareDocument(context, pair),
    compareConditions(context, pair),
  ];
  return {
    findings: [
      ...words,
      ...types,
      ...compareValues(context, pair),
      ...compareLimits(context, pair),
      ...parts.flatMap(({ findings }) => findings),
    ],
    below: parts.flatMap(({ below }) => below),
  };
}
