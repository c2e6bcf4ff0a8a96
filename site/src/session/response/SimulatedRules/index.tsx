import { translate } from '#core/labels/translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { SIMULATED_RULES, type RuleText } from '../../../../../simulator/rules/simulated';
import { Disclosure } from '../../../ui/Disclosure';
import styles from './styles.module.css';

/** Rules, each with the decision that it completes. The links open a new tab, so that the simulator keeps its state. */
export function RuleList({ rules }: { rules: readonly RuleText[] }) {
  const decisions = useBaseUrl('/api/decisions/');
  return (
    <ul className={styles.list}>
      {rules.map(({ id, text, decision }) => (
        <li key={id}>
          {text}{' '}
          <a href={`${decisions}#${decision}`} target="_blank" rel="noopener">
            {decision}
            <span className="visually-hidden"> {translate('(opens in a new tab)')}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** A list of everything that the simulator decides by itself, collapsed until the reader opens it. */
export function SimulatedRules() {
  return (
    <Disclosure summary={translate('{count} rules of the simulator', { count: SIMULATED_RULES.length })}>
      <RuleList rules={SIMULATED_RULES} />
    </Disclosure>
  );
}
