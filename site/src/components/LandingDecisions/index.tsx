import type { LandingData } from '#core/contracts/page-data';
import { AnchorLink } from '../AnchorLink';
import { RichText } from '../RichText';
import styles from './styles.module.css';

const words = { public: 'Public fact', choice: 'Our choice' };

/** The decisions that marks refer to: each statement outside the specification and what it rests on. */
export function LandingDecisions({ data }: { data: LandingData }) {
  return (
    <ul className={styles.decisions}>
      {data.decisions.map((decision) => (
        <li key={decision.id} id={decision.id}>
          <div className={styles.head}>
            <strong>{decision.id}</strong>
            <span>{words[decision.basis]}</span>
            <AnchorLink id={decision.id} label={decision.id} />
          </div>
          <RichText html={decision.html} />
        </li>
      ))}
    </ul>
  );
}
