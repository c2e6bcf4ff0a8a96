import { translate } from '#core/labels/translate';
import { Icon } from '@site/src/ui/Icon';
import { Link } from '@site/src/ui/Link';
import clsx from 'clsx';
import styles from './styles.module.css';

interface SidebarFilterProps {
  query: string;
  onChange: (query: string) => void;
  hasHits: boolean;
  /** Whether the filter is in the menu of small screens. */
  isInMenu?: boolean;
}

/** The filter at the top of the sidebar; visible only if scripts run. */
export function SidebarFilter({ query, onChange, hasHits, isInMenu }: SidebarFilterProps) {
  return (
    <div className={clsx(styles.filter, isInMenu && styles.inMenu, 'needs-script')}>
      <Icon name="search" />
      <input
        type="search"
        value={query}
        placeholder={translate('Filter pages')}
        aria-label={translate('Filter pages')}
        onChange={({ target }) => onChange(target.value)}
      />
      <p role="status">
        {!hasHits && (
          <>
            {translate('No page in this list has this in its name.')}{' '}
            <Link to={`/search/?q=${encodeURIComponent(query)}`}>{translate('Search all pages')}</Link>
          </>
        )}
      </p>
    </div>
  );
}
