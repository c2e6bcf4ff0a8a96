import useBaseUrl from '@docusaurus/useBaseUrl';
import { SIMULATED_RULES, type RuleText } from '../../../../simulator/rules/simulated';
import styles from './styles.module.css';

/** Rules with the decisions that they fill out; the links keep this page, and with it the state of the simulator. */
export function RuleList({ rules }: { rules: readonly RuleText[] }) {
  const decisions = useBaseUrl('/api/decisions/');
  return (
    <ul className={styles.list}>
      {rules.map(({ id, text, decision }) => (
        <li key={id}>
          {text}{' '}
          <a href={`${decisions}#${decision}`} target="_blank" rel="noopener">
            {decision}
            <span className="visually-hidden"> (opens in a new tab)</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Everything that the simulator decides by itself. */
export function SimulatedRules() {
  return (
    <details className={styles.details}>
      <summary>{SIMULATED_RULES.length} things that the simulator decides by itself</summary>
      <RuleList rules={SIMULATED_RULES} />
    </details>
  );
}
