import type { TypeData } from '#core/contracts/page-data';
import { Link } from '../../../ui/Link';
import styles from './styles.module.css';

/** A type in words, with links to the objects that it names. */
export function Type({ type }: { type: TypeData }) {
  return (
    <span className={styles.type} data-part="type">
      {type.map((part, index) =>
        typeof part === 'string' ? (
          part
        ) : (
          <Link key={index} to={part.href}>
            {part.label}
          </Link>
        ),
      )}
    </span>
  );
}
