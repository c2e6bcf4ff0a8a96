import type { Direction } from '#core/schema/direction';
import type { Schema } from '../../model/api-model';
import type { PageContext } from '../page-context';
import type { BranchGroupData, FieldData, LinkData } from '#core/contracts/page-data';
import { describeField } from './describe-field';
import type { ClaimId } from '../../addresses/anchors';

/** Which members a page shows: those of a body that travels one way, or all of an object. */
export type Role = Direction | 'object';

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
  home?: Home;
}

/** The object whose page has everything around the target in full. */
export interface Home {
  name: string;
  /** Id of what holds the object here. */
  prefix: string;
}

/** Is told each component schema that a body holds, and the anchor of what holds it: `201.contact`. */
export type OnReference = (name: string, place: string) => void;

/** The writing-out of one schema with everything that it references. */
export interface Expansion {
  context: PageContext;
  role: Role;
  claimId: ClaimId;
  /** Fields and branches that may still be written out of references; shared by one schema. */
  budget: { left: number };
  /** In the order of depth, so that what is cut off lies deepest. */
  queue: Task[];
  onReference: OnReference;
}

/** Puts what is inside a schema in the queue, if there is something. */
export function queueMembers(task: Task, { context, queue, onReference }: Expansion): void {
  const { refs, hasMembers } = describeField(task.schema, context);
  for (const ref of refs) onReference(ref, task.prefix);
  if (hasMembers) queue.push(task);
}
