import type { FieldData } from '#core/contracts/page-data';
import styles from './styles.module.css';

interface SentHeadersProps {
  headers?: FieldData[];
  mediaType?: string;
}

/** The headers of the request with the payload below them: a signature among them is that of exactly this body. */
export function SentHeaders({ headers = [], mediaType }: SentHeadersProps) {
  const sent = headers.flatMap(({ name, examples: [example] = [] }) =>
    example === undefined ? [] : [{ name, value: String(JSON.parse(example)) }],
  );
  const lines = mediaType === undefined ? sent : [...sent, { name: 'Content-Type', value: mediaType }];
  if (lines.length === 0) return null;
  return (
    <dl className={styles.sent} aria-label="Request headers">
      {lines.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}:</dt> <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
