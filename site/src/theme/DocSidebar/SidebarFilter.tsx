import { Icon } from '@site/src/ui/Icon';
import clsx from 'clsx';
import styles from './styles.module.css';

interface SidebarFilterProps {
  query: string;
  onChange: (query: string) => void;
  /** Whether the filter is in the menu of small screens. */
  isInMenu?: boolean;
}

/** The filter at the top of the sidebar; visible only if scripts run. */
export function SidebarFilter({ query, onChange, isInMenu }: SidebarFilterProps) {
  return (
    <div className={clsx(styles.filter, isInMenu && styles.inMenu, 'needs-script')}>
      <Icon name="search" />
      <input
        type="search"
        value={query}
        placeholder="Filter pages"
        aria-label="Filter pages"
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}
