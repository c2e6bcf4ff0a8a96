import type { FieldData } from '#core/contracts/page-data';
import styles from './styles.module.css';

interface SentHeadersProps {
  headers?: FieldData[];
  mediaType?: string;
}

/** The head of the call that brings the payload below it: a signature in it is that of this very body. */
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
