import { statusTitle } from '#core/http/status-names';
import type { Exchange } from '../simulator';
import { ResponseParts } from './ResponseParts';
import styles from './styles.module.css';

/** A response of the simulator in the console, marked as simulated. */
export function SimulatedResponse({ exchange }: { exchange: Exchange }) {
  const { method, address, response } = exchange;
  const { status, headers } = response;
  const left = headers.find(([name]) => name.toLowerCase() === 'x-ratelimit-remaining')?.[1];
  return (
    <div className={styles.response} data-code>
      <p className={styles.line} role="status">
        <i data-ok={status < 400} />
        <strong>{statusTitle(status)}</strong> <span>simulated</span>{' '}
        {left !== undefined && <span>{left} calls left</span>}{' '}
        <code className={styles.request}>
          {method} {address}
        </code>
      </p>
      <ResponseParts response={response} />
    </div>
  );
}
