import type { SlipData } from './data';
import styles from './slip.module.css';

/** What a sale comes to, as a till prints it: a total stands on a double rule. */
export function Slip({ title, slip: { lines, total, currency, status } }: { title: string; slip: SlipData }) {
  return (
    <div className={styles.slip}>
      <p className={styles.title}>{title}</p>
      <dl>
        {lines.map(({ label, amount }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>Total</dt>
          <dd>
            <small>{currency}</small> {total}
          </dd>
        </div>
      </dl>
      <p className={styles.status}>
        <i />
        <code>{status}</code>
      </p>
    </div>
  );
}
