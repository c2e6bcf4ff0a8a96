import { MAX_SHORT_CODE } from './max-short-code';

const SHORT = new RegExp(`<code>(?=[^<]{1,${MAX_SHORT_CODE}}</code>)`, 'g');

/** Marks short names in text, so that no line breaks inside them. Entities of HTML count as they are written. */
export function markShortCode(html: string): string {
  return html.replace(SHORT, '<code class="short">');
}
