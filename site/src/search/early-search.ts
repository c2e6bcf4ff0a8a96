/**
 * Takes over the keys of the search from the script in the head of the page (`site/config/before-scripts.ts`).
 *
 * @param open is called once with what the reader has typed since, when the search was asked for meanwhile
 */
export function takeEarlySearch(open: (typed: string) => void): void {
  const { dataset } = document.documentElement;
  const { search, searchTyped = '' } = dataset;
  dataset.search = 'ready';
  delete dataset.searchTyped;
  if (search === 'asked') queueMicrotask(() => open(searchTyped));
}
