import type { Schema } from '../../model/api-model';
import type { MergedSchema } from '../../model/schema/merge-schema';
import type { PageContext } from '../page-context';
import type { BranchGroupData, FieldData, LinkData } from '../page-data';
import type { ClaimId } from './field-ids';

/** Which members a page shows: a request has no read-only ones, a response no write-only ones, an object page all. */
export type Direction = 'request' | 'response' | 'object';

/** A field, branch or schema that takes what is found in a schema. */
export interface Members {
  fields?: FieldData[];
  branches?: BranchGroupData[];
  more?: LinkData;
}

/** Members that are still to be written out. */
export interface Task {
  target: Members;
  schema: Schema;
  /** Id of the target, which starts the ids of its members. */
  prefix: string;
  /** Names of the schemas around the target. */
  ancestors: readonly string[];
}

/** The writing-out of one schema with everything that it references. */
export interface Expansion {
  context: PageContext;
  direction: Direction;
  claimId: ClaimId;
  /** Fields that may still be written out of references; shared by one schema. */
  budget: { left: number };
  /** In the order of depth, so that what is cut off lies deepest. */
  queue: Task[];
  /** Is told each component schema that the body holds. */
  onReference: (name: string) => void;
}

/** The schema whose members are shown for `schema`: that of the elements for an array, which adds nothing to the path. */
export function elementOf(schema: Schema, { merge }: PageContext): { element: MergedSchema; refs: string[] } {
  const refs: string[] = [];
  let element = merge(schema);
  while (element.schema.items && element.schema.prefixItems.length === 0 && !isRepeated(element, refs)) {
    refs.push(...element.refs);
    element = merge(element.schema.items);
  }
  return { element, refs: [...refs, ...element.refs] };
}

function isRepeated({ refs }: MergedSchema, seen: string[]): boolean {
  return refs.some((ref) => seen.includes(ref));
}
