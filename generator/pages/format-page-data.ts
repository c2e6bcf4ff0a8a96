/** Starts of the objects that get a line of their own: fields, examples, operations, answers, sidebar entries. */
const LINES = /\{"(?:id|status|mediaType|type)":/g;

/**
 * The data of a page as JSON with one line for each field, example and answer: light, and a change shows in a diff.
 * Inside a string a quotation mark is escaped, so the places to break at are never part of one.
 */
export function formatPageData(data: object): string {
  return `${JSON.stringify(data).replace(LINES, '\n$&')}\n`.trimStart();
}
