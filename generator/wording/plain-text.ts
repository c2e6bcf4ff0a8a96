/** Markdown as one line of plain words. */
export function plainText(markdown: string | undefined): string {
  return (markdown ?? '')
    .replace(/```[^]*?```/g, ' ')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*#]|^>/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
}
