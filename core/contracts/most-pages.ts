/**
 * Above these numbers of pages or operations, a reference never lists all of them in one place: lists that would grow with
 * every operation show tags instead, and the page of each tag lists its operations.
 */
export const MOST_PAGES = 400;
