import { useState } from 'react';
import DocSidebar from '@theme-original/DocSidebar';
import type { Props } from '@theme/DocSidebar';
import { SidebarFilter } from './SidebarFilter';
import { filterItems } from './filter-items';

/** The sidebar with a box that filters it; what it finds is open. */
export default function DocSidebarWithFilter({ sidebar, ...others }: Props) {
  const [query, setQuery] = useState('');
  const items = query.trim() === '' ? sidebar : filterItems(sidebar, query.trim().toLowerCase());
  return (
    <>
      <SidebarFilter query={query} onChange={setQuery} />
      <DocSidebar key={query === '' ? 'all' : query} {...others} sidebar={[...items]} />
    </>
  );
}
