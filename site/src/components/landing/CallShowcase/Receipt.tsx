import { translate } from '#core/labels/translate';
import type { ReceiptData } from './data';
import styles from './receipt.module.css';

/** The price of a sale as printed on a receipt, with a double rule below the total. */
export function Receipt({
  title,
  receipt: { lines, total, currency, status },
}: {
  title: string;
  receipt: ReceiptData;
}) {
  return (
    <div className={styles.receipt}>
      <p className={styles.title}>{title}</p>
      <dl>
        {lines.map(({ label, amount }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>{translate('Total')}</dt>
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
