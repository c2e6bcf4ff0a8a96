import type { BranchData } from '../contracts/page-data';
import { requiredLabel } from './alternatives';

/** Whether a branch only requires fields, and has neither its own name nor anything else to show. */
export function isRule(branch: BranchData): boolean {
  const { label, required, type, html, href, fields, branches, more } = branch;
  const isNamed = required !== undefined && label !== requiredLabel(required);
  return required !== undefined && !isNamed && ![type, html, href, fields, branches, more].some(Boolean);
}
