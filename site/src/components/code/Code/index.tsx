import useBaseUrl from '@docusaurus/useBaseUrl';
import type { CodeHtml } from '../../../highlight/code-html';
import { rebase } from '../../../links/rebase';
import { toLines } from './lines';

interface CodeProps {
  code: CodeHtml;
  language: string;
  /** Names the code for assistive technology: `Create an invoice in Ruby`. */
  label: string;
}

/** Highlighted code. Long lines wrap, so that it never scrolls sideways. */
export function Code({ code, language, label }: CodeProps) {
  const base = useBaseUrl('/');
  return (
    <pre className={`language-${language}`} role="group" aria-label={label}>
      <code dangerouslySetInnerHTML={{ __html: rebase(toLines(code), base) }} />
    </pre>
  );
}
