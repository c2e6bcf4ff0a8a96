import type { DecisionsData } from '#core/contracts/page-data';
import { BASIS_LABELS, DECISIONS_LEAD } from '#core/labels/basis';
import { AnchorLink } from '../../../ui/AnchorLink';
import { RichText } from '../../../ui/RichText';
import styles from './styles.module.css';

/** The decisions that sources name: each statement outside the specification, with its basis. */
export function Decisions({ data }: { data: DecisionsData }) {
  return (
    <>
      <p>{DECISIONS_LEAD}</p>
      <ul className={styles.decisions}>
        {data.decisions.map((decision) => (
          <li key={decision.id} id={decision.id} data-basis={decision.basis}>
            <div className={styles.head}>
              <strong>{decision.id}</strong> <span>{BASIS_LABELS[decision.basis]}</span>
              <AnchorLink id={decision.id} label={decision.id} />
            </div>
            <RichText html={decision.html} />
          </li>
        ))}
      </ul>
    </>
  );
}
