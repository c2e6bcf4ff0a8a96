import { escapeHtml } from '#core/text/escape-html';
import { statusName } from '#core/http/status-names';
import { Code } from '../../components/Code';
import { RuleList } from '../SimulatedRules';
import type { Exchange } from '../simulator';
import { highlightJson } from './highlight-json';
import styles from './styles.module.css';

/** A response of the simulator with status, headers and body, marked as simulated. */
export function SimulatedResponse({ exchange }: { exchange: Exchange }) {
  const { method, address, response } = exchange;
  const { status, headers, body, rules } = response;
  return (
    <div className={styles.response}>
      <p className={styles.line} role="status">
        <strong className={status < 400 ? styles.success : styles.error}>
          {status} {statusName(String(status))}
        </strong>{' '}
        <span className={styles.mark}>simulated</span>{' '}
        <code className={styles.request}>
          {method} {address}
        </code>
      </p>
      {rules.length > 0 && (
        <div className={styles.rules}>
          <p>This response follows rules that the specification does not show:</p>
          <RuleList rules={rules} />
        </div>
      )}
      <Code
        code={escapeHtml(headers.map(([name, value]) => `${name}: ${value}`).join('\n'))}
        language="text"
        label="Headers of the response"
      />
      {body === '' ? (
        <p className={styles.empty}>The response has no body.</p>
      ) : (
        <Code code={highlightJson(body)} language="json" label="Body of the response" />
      )}
    </div>
  );
}
