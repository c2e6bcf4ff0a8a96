import { Prism } from 'prism-react-renderer';
import { prism } from '../config/prism';

loadLanguages();

/** Markup of `code` in a Prism language, `<span class="token …">` around escaped text; an unknown language has no spans. */
export function highlight(code: string, language: string): string {
  const grammar = Prism.languages[language];
  return grammar ? Prism.tokenize(code, grammar).map(toHtml).join('') : escape(code);
}

type Token = ReturnType<typeof Prism.tokenize>[number];

function toHtml(token: Token): string {
  if (typeof token === 'string') return escape(token);
  const content = [token.content].flat().map(toHtml).join('');
  return `<span class="token ${[token.type, token.alias].flat().filter(Boolean).join(' ')}">${content}</span>`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** The components of Prism find the instance that they extend as a global. */
function loadLanguages(): void {
  Object.assign(globalThis, { Prism });
  require('prismjs/components/prism-markup-templating');
  for (const language of prism.additionalLanguages) require(`prismjs/components/prism-${language}`);
  Reflect.deleteProperty(globalThis, 'Prism');
}
