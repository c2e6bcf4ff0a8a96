import type { LinkData } from '#core/contracts/page-data';
import { Link } from '../Link';
import styles from './styles.module.css';

/** Links in columns. */
export function LinkList({ links }: { links: LinkData[] }) {
  return (
    <ul className={styles.links}>
      {links.map((link) => (
        <li key={link.href}>
          <Link to={link.href}>{link.label}</Link>
        </li>
      ))}
    </ul>
  );
}
