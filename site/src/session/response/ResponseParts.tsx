import { translate } from '#core/labels/translate';
import { Code } from '../../components/code/Code';
import { highlightJson } from '../../highlight/highlight-json';
import { Disclosure } from '../../ui/Disclosure';
import { RuleList } from './SimulatedRules';
import type { SimulatorResponse } from '../exchanges';
import { ResponseHeaders } from './ResponseHeaders';
import styles from './styles.module.css';

/** The parts of a response below its status: collapsed headers, body, and collapsed rules. */
export function ResponseParts({ response: { headers, body, rules } }: { response: SimulatorResponse }) {
  return (
    <>
      <ResponseHeaders headers={headers} />
      {body === '' ? (
        <p className={styles.empty}>{translate('The response has no body.')}</p>
      ) : (
        <Code code={highlightJson(body)} language="json" label={translate('Body of the response')} />
      )}
      {rules.length > 0 && (
        <Disclosure className={styles.fold} summary={translate('What the simulator decides here by itself')}>
          <RuleList rules={rules} />
        </Disclosure>
      )}
    </>
  );
}
