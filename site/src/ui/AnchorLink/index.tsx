import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { Link } from '../Link';
import styles from './styles.module.css';

/** The permanent link of a row: visible on hover and focus of the row, always there for the keyboard and on touch. */
export function AnchorLink({ id, label }: { id: string; label: string }) {
  useBrokenLinks().collectAnchor(id);
  return (
    <Link className={`hash ${styles.anchor}`} to={`#${id}`} aria-label={`Link to ${label}`}>
      #
    </Link>
  );
}
