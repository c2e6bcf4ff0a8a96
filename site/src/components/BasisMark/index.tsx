import Link from '@docusaurus/Link';
import type { BasisData } from '#core/contracts/page-data';
import styles from './styles.module.css';

const words = { public: 'public fact', choice: 'our choice' };

/** Says that a statement is outside the specification, and leads to the decision it rests on. */
export function BasisMark({ basis, decision }: BasisData) {
  return (
    <span className={styles.mark} data-part="basis">
      outside the specification: {words[basis]}
      {decision && (
        <>
          {' '}
          <Link to={`/api/#${decision}`}>{decision}</Link>
        </>
      )}
    </span>
  );
}
