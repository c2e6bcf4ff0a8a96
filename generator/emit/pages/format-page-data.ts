/**
 * Formats the data of a page as JSON with one line for each field and example, so that the file is small and diffs are
 * readable. Quotation marks inside strings are escaped, so a line break is never inserted into a string.
 */
export function formatPageData(data: object): string {
  return `${JSON.stringify(data)
    .replace(/\{"id":/g, '\n{"id":')
    .trimStart()}\n`;
}
