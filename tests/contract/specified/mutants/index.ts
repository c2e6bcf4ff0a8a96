import type { Mutant } from './change';
import { fieldMutants } from './fields';
import { operationMutants } from './operations';
import { requirementMutants } from './requirements';

/** Faults that a maintainer could make, one at a time. */
export const mutants: readonly Mutant[] = [...fieldMutants, ...requirementMutants, ...operationMutants];
