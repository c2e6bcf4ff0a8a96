import { useEffect, useState } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { PAGE_LIST, type ListedPage } from '../../page-list';

/** Returns all pages of the site; an empty list until they are loaded, or if loading fails. */
export function usePageList(): readonly ListedPage[] {
  const address = useBaseUrl(PAGE_LIST);
  const [pages, setPages] = useState<readonly ListedPage[]>([]);
  useEffect(() => {
    loadPages(address).then(setPages, (error: unknown) => console.warn(error));
  }, [address]);
  return pages;
}

async function loadPages(address: string): Promise<ListedPage[]> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} returns ${response.status}`);
  return (await response.json()) as ListedPage[];
}
