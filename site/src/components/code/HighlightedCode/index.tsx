import type { CodeData } from '#core/contracts/code-data';
import { highlight } from '../../../highlight/highlight';
import { highlightJson } from '../../../highlight/highlight-json';
import { Code } from '../Code';

interface HighlightedCodeProps {
  code: string | CodeData;
  /** Name of a Prism grammar. JSON always comes from the generator. */
  grammar: string;
  /** Id of the language among the languages of snippets. */
  language?: string;
  label: string;
}

/** Code of a reference page, highlighted when it is rendered: at build time, so that no browser loads Prism. */
export function HighlightedCode({ code, grammar, language = grammar, label }: HighlightedCodeProps) {
  return <Code code={toHtml(code, grammar)} language={language} label={label} />;
}

function toHtml(code: string | CodeData, grammar: string): string {
  if (typeof code !== 'string') return highlight(code, grammar);
  return grammar === 'json' ? highlightJson(code) : highlight([code], grammar);
}
