import { parseAccept } from 'hono/utils/accept';

/**
 * Whether an `Accept` header asks for Markdown: it has to name the type, and not to prefer HTML. Browsers and programs that accept
 * anything get HTML.
 */
export function prefersMarkdown(accept: string | undefined): boolean {
  const accepted = parseAccept(accept ?? '').map(({ type, q }) => ({ type: type.toLowerCase(), q }));
  const qualityOf = (...types: string[]) =>
    types.map((type) => accepted.find((one) => one.type === type)?.q).find((q) => q !== undefined) ?? 0;
  const markdown = qualityOf('text/markdown');
  return markdown > 0 && markdown >= qualityOf('text/html', 'text/*', '*/*');
}
