import { translate, translatePlural } from '#core/labels/translate';
import { escapeHtml } from '#core/text/escape-html';
import { Code } from '../../components/code/Code';
import { highlightJson } from '../../highlight/highlight-json';
import { Disclosure } from '../../ui/Disclosure';
import { RuleList } from '../SimulatedRules';
import type { SimulatorResponse } from '../exchanges';
import styles from './styles.module.css';

/** The parts of a response below its status: collapsed headers, body, and collapsed rules. */
export function ResponseParts({ response: { headers, body, rules } }: { response: SimulatorResponse }) {
  return (
    <>
      <Disclosure
        className={styles.fold}
        summary={translatePlural('{count} header|{count} headers', headers.length)}
      >
        <Code
          code={escapeHtml(headers.map(([name, value]) => `${name}: ${value}`).join('\n'))}
          language="text"
          label={translate('Headers of the response')}
        />
      </Disclosure>
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
