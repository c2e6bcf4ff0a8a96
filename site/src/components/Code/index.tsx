import type { CodeHtml } from '#core/contracts/page-data';
import { toLines } from './lines';

interface CodeProps {
  code: CodeHtml;
  language: string;
  /** What the code is, for assistive technology: `Create an invoice in Ruby`. */
  label: string;
}

/** Code that the generator has highlighted. Long lines wrap, so it never scrolls sideways. */
export function Code({ code, language, label }: CodeProps) {
  return (
    <pre className={`language-${language}`} role="group" aria-label={label}>
      <code dangerouslySetInnerHTML={{ __html: toLines(code) }} />
    </pre>
  );
}
