import type { EnumValueData } from '#core/contracts/page-data';
import { RichText } from '../RichText';
import styles from './styles.module.css';

/** The allowed values of a field, each with its meaning. */
export function Enum({ values }: { values?: EnumValueData[] }) {
  if (!values?.length) return null;
  const isPlain = values.every(({ html }) => !html);
  return (
    <div className={styles.enum}>
      <span className={styles.label}>{values.length === 1 ? 'Only value' : 'One of'}</span>
      {isPlain ? (
        <span className={styles.values}>
          {values.map(({ value }) => (
            <code key={value} data-part="value">
              {value}
            </code>
          ))}
        </span>
      ) : (
        <dl className={styles.meanings}>
          {values.map(({ value, html }) => (
            <div key={value} data-part="value">
              <dt>
                <code>{value}</code>
              </dt>
              <dd>
                <RichText html={html} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
