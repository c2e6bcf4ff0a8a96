/**
 * Takes over the search shortcuts from the script in the head of the page (`site/config/before-scripts.ts`).
 *
 * @param open called once, with the letters typed since, if the reader has already opened the search
 */
export function takeEarlySearch(open: (typed: string) => void): void {
  const { dataset } = document.documentElement;
  const { search, searchTyped = '' } = dataset;
  dataset.search = 'ready';
  delete dataset.searchTyped;
  if (search === 'asked') queueMicrotask(() => open(searchTyped));
}
