import { useEffect, useRef, useState } from 'react';
import { NavbarSecondaryMenuFiller, ThemeClassNames } from '@docusaurus/theme-common';
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/DocSidebar/Mobile';
import DocSidebarItems from '@theme/DocSidebarItems';
import { showActiveItem } from '@site/src/client/show-active-item';
import clsx from 'clsx';
import { filterItems } from '../filter-items';
import { SidebarFilter } from '../SidebarFilter';

/** The sidebar in the menu of small screens; unlike the theme's component, it has the filter. */
export default function DocSidebarMobile(props: Props) {
  return <NavbarSecondaryMenuFiller component={Menu} props={props} />;
}

function Menu({ sidebar, path }: Props) {
  const menu = useNavbarMobileSidebar();
  const [query, setQuery] = useState('');
  const text = query.trim().toLowerCase();
  const items = text === '' ? sidebar : filterItems(sidebar, text);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const scrolling = list.current?.closest('.navbar-sidebar__item');
    if (scrolling) showActiveItem(scrolling);
  }, [path]);
  return (
    <>
      <SidebarFilter query={query} onChange={setQuery} hasHits={items.length > 0} isInMenu />
      <ul key={text} ref={list} className={clsx(ThemeClassNames.docs.docSidebarMenu, 'menu__list')}>
        <DocSidebarItems
          items={items}
          activePath={path}
          onItemClick={(item) => {
            if (item.type === 'link' || (item.type === 'category' && item.href)) menu.toggle();
          }}
          level={1}
        />
      </ul>
    </>
  );
}
