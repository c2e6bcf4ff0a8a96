/** Elements of text: what an author may write in Markdown. */
export const TEXT_ELEMENTS: ReadonlySet<string> = new Set(
  'a code ol pre td th p br hr b strong i em s del ins u sub sup small mark q cite abbr kbd samp var blockquote ul li dl dt dd div span details summary table caption thead tbody tfoot tr h1 h2 h3 h4 h5 h6'.split(
    ' ',
  ),
);

/** Elements that run or load something. */
const ACTIVE_ELEMENTS: ReadonlySet<string> = new Set(
  'script style iframe frame frameset object embed applet form input button select option textarea img picture source video audio track svg math canvas link meta base html head body title template slot noscript marquee dialog'.split(
    ' ',
  ),
);

/** Elements whose content does not belong to the text around them. */
export const WORDLESS_ELEMENTS: ReadonlySet<string> = new Set([
  'script',
  'style',
  'textarea',
  'option',
  'iframe',
]);

/** Escapes tags of elements that HTML does not have, such as `<token>`: they are text. */
export function escapeUnknownTags(html: string): string {
  return html.replaceAll(/<(\/?)([a-z][^\s>/]*)/gi, (tag, slash: string, name: string) =>
    TEXT_ELEMENTS.has(name.toLowerCase()) || ACTIVE_ELEMENTS.has(name.toLowerCase())
      ? tag
      : `&lt;${slash}${name}`,
  );
}
