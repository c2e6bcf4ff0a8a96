/** Why `docproof claims` is not typed: without a terminal, it ends; with one, it waits. */
export const ASKS = 'it asks a person, in a project with a file for it';

/** Why `docproof mock` is not typed: the stranger waits for pages. Its plan is read where each project is judged. */
export const HAS_NO_PAGES = 'it serves an API, which has no pages';
