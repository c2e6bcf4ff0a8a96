/**
 * The data of a page as JSON with one line for each field and example: light, and a change shows in a diff. Inside a string
 * a quotation mark is escaped, so the places to break at are never part of one.
 */
export function formatPageData(data: object): string {
  return `${JSON.stringify(data)
    .replace(/\{"id":/g, '\n{"id":')
    .trimStart()}\n`;
}
