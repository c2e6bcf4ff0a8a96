import Prism from 'prismjs';
import 'prismjs/components/prism-bash';
import 'prismjs/components/prism-go';
import 'prismjs/components/prism-java';
import 'prismjs/components/prism-markup-templating';
import 'prismjs/components/prism-php';
import 'prismjs/components/prism-python';
import 'prismjs/components/prism-ruby';
import 'prismjs/components/prism-typescript';
import type { CodeHtml } from '../page-data';
import { escapeHtml } from './escape-html';
import { highlightJson } from './highlight-json';

/** Prism's name of a snippet language, where it is another one. */
const GRAMMARS: Record<string, string> = { curl: 'bash', shell: 'bash', html: 'markup', xml: 'markup' };

/** Markup of `code`; its text content is the code itself. A language without grammar is only escaped. */
export function highlight(code: string, language: string): CodeHtml {
  if (language === 'json') return highlightJson(code);
  const name = GRAMMARS[language] ?? language;
  const grammar = Object.hasOwn(Prism.languages, name) ? Prism.languages[name] : undefined;
  return grammar ? Prism.highlight(code, grammar, name) : escapeHtml(code);
}
