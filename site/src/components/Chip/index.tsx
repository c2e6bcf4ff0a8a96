import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

export type ChipKind = 'plain' | 'required' | 'read-only' | 'write-only' | 'deprecated';

const classes: Record<ChipKind, string | undefined> = {
  plain: undefined,
  required: styles.required,
  'read-only': styles.readOnly,
  'write-only': styles.writeOnly,
  deprecated: styles.deprecated,
};

/** A short property of a field, an operation or a response. */
export function Chip({ kind = 'plain', children }: { kind?: ChipKind; children: ReactNode }) {
  return (
    <span className={clsx(styles.chip, classes[kind])} data-part={kind === 'plain' ? undefined : 'flag'}>
      {children}
    </span>
  );
}
