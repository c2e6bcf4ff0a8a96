import { useState } from 'react';
import DocSidebar from '@theme-original/DocSidebar';
import type { Props } from '@theme/DocSidebar';
import { SidebarFilter } from './SidebarFilter';
import { filterItems } from './filter-items';
import { activePathOf } from './short-sidebar';
import { useWholeSidebar } from './use-whole-sidebar';

/** The sidebar with a filter; categories with matches are open. */
export default function DocSidebarWithFilter({ sidebar, path, ...others }: Props) {
  const [query, setQuery] = useState('');
  const whole = useWholeSidebar(sidebar);
  const items = query.trim() === '' ? whole : filterItems(whole, query.trim().toLowerCase());
  return (
    <>
      <SidebarFilter query={query} onChange={setQuery} hasHits={items.length > 0} />
      <DocSidebar
        key={query === '' ? 'all' : query}
        {...others}
        // An earlier version of the API has the items of the current one.
        path={activePathOf(whole, path.replace(/\/versions\/[^/]+/, ''))}
        sidebar={[...items]}
      />
    </>
  );
}
