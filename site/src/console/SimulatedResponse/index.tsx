import { escapeHtml } from '#core/text/escape-html';
import { statusName } from '#core/http/status-names';
import { Code } from '../../components/code/Code';
import { highlightJson } from '../../highlight/highlight-json';
import { Disclosure } from '../../ui/Disclosure';
import { RuleList } from '../SimulatedRules';
import type { Exchange } from '../simulator';
import styles from './styles.module.css';

/** A response of the simulator, marked as simulated: its status, collapsed headers, body, and collapsed rules. */
export function SimulatedResponse({ exchange }: { exchange: Exchange }) {
  const { method, address, response } = exchange;
  const { status, headers, body, rules } = response;
  const left = headers.find(([name]) => name.toLowerCase() === 'x-ratelimit-remaining')?.[1];
  return (
    <div className={styles.response} data-code>
      <p className={styles.line} role="status">
        <i data-ok={status < 400} />
        <strong>
          {status} {statusName(String(status))}
        </strong>{' '}
        <span>simulated</span> {left !== undefined && <span>{left} calls left</span>}{' '}
        <code className={styles.request}>
          {method} {address}
        </code>
      </p>
      <Disclosure className={styles.fold} summary={`${headers.length} headers`}>
        <Code
          code={escapeHtml(headers.map(([name, value]) => `${name}: ${value}`).join('\n'))}
          language="text"
          label="Headers of the response"
        />
      </Disclosure>
      {body === '' ? (
        <p className={styles.empty}>The response has no body.</p>
      ) : (
        <Code code={highlightJson(body)} language="json" label="Body of the response" />
      )}
      {rules.length > 0 && (
        <Disclosure className={styles.fold} summary="What the simulator decides here by itself">
          <RuleList rules={rules} />
        </Disclosure>
      )}
    </div>
  );
}
