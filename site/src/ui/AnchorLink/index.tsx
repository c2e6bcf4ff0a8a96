import { translate } from '#core/labels/translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { Link } from '../Link';
import styles from './styles.module.css';

/** A row's permanent link: visible while the row has hover or focus, and always available to the keyboard and on touch screens. */
export function AnchorLink({ id, label }: { id: string; label: string }) {
  useBrokenLinks().collectAnchor(id);
  return (
    <Link
      className={`hash ${styles.anchor}`}
      to={`#${id}`}
      aria-label={translate('Link to {label}', { label })}
      data-markdown-ignore=""
    >
      #
    </Link>
  );
}
