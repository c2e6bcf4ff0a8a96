import type { ReactNode } from 'react';
import { translate, translatePlural } from '#core/labels/translate';
import { escapeHtml } from '#core/text/escape-html';
import { Code } from '../../components/code/Code';
import { Disclosure } from '../../ui/Disclosure';
import styles from './styles.module.css';

interface Props {
  headers: readonly (readonly [name: string, value: string])[];
  /** A remark below them. */
  children?: ReactNode;
}

/** The headers of a response, collapsed. */
export function ResponseHeaders({ headers, children }: Props) {
  return (
    <Disclosure
      className={styles.fold}
      summary={translatePlural('{count} header|{count} headers', headers.length)}
    >
      <Code
        code={escapeHtml(headers.map(([name, value]) => `${name}: ${value}`).join('\n'))}
        language="text"
        label={translate('Headers of the response')}
      />
      {children}
    </Disclosure>
  );
}
