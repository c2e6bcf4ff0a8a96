import type { CodeHtml } from '#core/contracts/page-data';
import { CopyButton } from '../CopyButton';
import styles from './styles.module.css';

interface CodeProps {
  code: CodeHtml;
  language: string;
  /** What the code is, for assistive technology: `Create an invoice in Ruby`. */
  label: string;
}

/** A block of code that the generator has highlighted. It scrolls in its own box, by keyboard too. */
export function Code({ code, language, label }: CodeProps) {
  return (
    <div className={styles.code} data-code>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling box needs the focus */}
      <pre className={`language-${language}`} tabIndex={0} role="group" aria-label={label}>
        <code dangerouslySetInnerHTML={{ __html: code }} />
      </pre>
      <div className={styles.copy}>
        <CopyButton label={`Copy: ${label}`} />
      </div>
    </div>
  );
}
