import type { BranchGroupData } from '#core/contracts/page-data';
import type { Schema } from '../../../model/api/api-model';
import { listNestedSchemas } from '../../../model/wording/nested-schemas';
import { buildBranch } from './build-branch';
import type { Expansion } from './expansion';
import type { Inside } from './fields';

/** Builds the values inside a value that are not members, each under a label that says what it is. */
export function buildNestedSchemas(schema: Schema, inside: Inside, expansion: Expansion): BranchGroupData[] {
  return listNestedSchemas(schema, expansion.context).map(({ label, key, schema: branch }) => ({
    label,
    branches: [buildBranch({ branch, key }, inside, expansion)],
  }));
}
