import { translate } from '#core/labels/translate';
import type { WebhookData } from '#core/contracts/page-data';
import { listSentHeaders } from '#core/http/sent-headers';
import styles from './styles.module.css';

/** The headers of the request with the payload below them: a signature among them is that of exactly this body. */
export function SentHeaders({ data }: { data: WebhookData }) {
  const lines = listSentHeaders(data);
  if (lines.length === 0) return null;
  return (
    <dl className={styles.sent} aria-label={translate('Request headers')}>
      {lines.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}:</dt> <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
