import type { Direction } from '#core/schema/direction';
import type { Schema } from '../../../model/api/api-model';
import type { PageContext } from '../page-context';
import type { BranchGroupData, FieldData, LinkData } from '#core/contracts/page-data';
import { describeField } from './describe-field';
import type { ClaimId } from '../../../model/addresses/anchors';

/** The members that a page shows: those sent in one direction, or all members of an object. */
export type Role = Direction | 'object';

/** A field, branch or schema to which the members of a schema are added. */
export interface Members {
  fields?: FieldData[];
  branches?: BranchGroupData[];
  more?: LinkData;
}

/** A target whose members are yet to be written out. */
export interface Task {
  target: Members;
  schema: Schema;
  /** The id of the target, with which the ids of its members start. */
  prefix: string;
  /** The names of the schemas around the target. */
  ancestors: readonly string[];
  home?: Home;
}

/** An object whose page shows everything around the target in full. */
export interface Home {
  name: string;
  /** The id of the field or body that holds the object here. */
  prefix: string;
}

/** Receives each component schema that a body holds, and the anchor of the body or field that holds it: `201.contact`. */
export type OnReference = (name: string, place: string) => void;

/** The state while one schema is written out with everything that it references. */
export interface Expansion {
  context: PageContext;
  role: Role;
  isUpdate?: boolean;
  claimId: ClaimId;
  /** The number of fields and branches that may still be written out from references, shared by the whole schema. */
  budget: { left: number };
  /** Ordered by depth, so that the deepest members are the ones that are cut off. */
  queue: Task[];
  onReference: OnReference;
}

/** Queues a schema if it has something inside, and reports its component schemas. */
export function queueMembers(task: Task, { context, queue, onReference }: Expansion): void {
  const { refs, hasMembers } = describeField(task.schema, context);
  for (const ref of refs) onReference(ref, task.prefix);
  if (hasMembers) queue.push(task);
}
