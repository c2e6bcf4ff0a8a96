import { translate } from '#core/labels/translate';
import clsx from 'clsx';
import { statusTitle } from '#core/http/status-names';
import styles from '../Lab/layout.module.css';
import type { Outcome } from './index';
import { verdictOn } from './verdict';

interface DeliveryReportProps {
  /** Name of the product. */
  sender: string;
  url: string;
  signatureHeader: string;
  retryHours: number;
  outcome: Outcome;
}

/** Shows the call, the receiver's checks, its response, and the consequences. */
export function DeliveryReport({
  sender,
  url,
  signatureHeader,
  retryHours,
  outcome: { mishap, delivery, refusal },
}: DeliveryReportProps) {
  const { call, checks, status } = delivery;
  const { must, then } = verdictOn(mishap, retryHours);
  return (
    <>
      <p className={styles.heading}>{translate('{sender} sends', { sender })}</p>
      <code className={styles.address}>
        {call.method} {url}
        {call.signature !== undefined && (
          <>
            <br />
            {signatureHeader}: {call.signature}
          </>
        )}
      </code>
      <p className={styles.heading}>{translate('Your receiver')}</p>
      <ol className={styles.checks}>
        {checks.map(({ text, passed }) => (
          <li key={text} className={passed ? undefined : styles.stop}>
            {text}
          </li>
        ))}
      </ol>
      <p className={clsx(styles.status, status < 300 ? styles.good : styles.bad)}>
        <strong>{translate('Responds with {status}', { status: statusTitle(status) })}</strong>
        <span>{must}</span>
        <span>{then}</span>
      </p>
      {refusal && (
        <>
          <p className={styles.heading}>
            {translate('The simulator then refuses the webhook with {status}', { status: refusal.status })}
          </p>
          <pre className={styles.address}>{refusal.body}</pre>
        </>
      )}
    </>
  );
}
