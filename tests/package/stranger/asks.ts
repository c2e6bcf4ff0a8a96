/** Why `docproof claims` is not typed: without a terminal, it ends; with one, it waits. */
export const ASKS = 'it asks a person, in a project with a file for it';
