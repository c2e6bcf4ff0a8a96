import type { HierarchyLevel } from '../contracts/search-records';

/** The levels of a hierarchy, outermost first. */
export const HIERARCHY_LEVELS = [
  'lvl0',
  'lvl1',
  'lvl2',
  'lvl3',
  'lvl4',
  'lvl5',
  'lvl6',
] as const satisfies readonly HierarchyLevel[];
