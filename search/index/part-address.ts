/** URL of a part of an index: `/search/index-1a2b3c4d/words-7.json` for `/search/index-1a2b3c4d.json`. */
export function partAddress(index: string, part: string): string {
  return index.replace(/\.json$/, `/${part}.json`);
}
