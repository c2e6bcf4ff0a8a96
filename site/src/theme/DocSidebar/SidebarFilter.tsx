import { Icon } from '@site/src/ui/Icon';
import clsx from 'clsx';
import styles from './styles.module.css';

interface SidebarFilterProps {
  query: string;
  onChange: (query: string) => void;
  /** True in the menu of small screens. */
  isInMenu?: boolean;
}

/** On top of the sidebar; there only where scripts run. */
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
