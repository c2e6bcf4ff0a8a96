import styles from './styles.module.css';

interface SidebarFilterProps {
  query: string;
  onChange: (query: string) => void;
}

/** On top of the sidebar of large screens; there only where scripts run. */
export function SidebarFilter({ query, onChange }: SidebarFilterProps) {
  return (
    <div className={`${styles.filter} needs-script`}>
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
