/** Lines of code in paragraphs, with an empty line between them; empty paragraphs are left out. */
export function joinParagraphs(paragraphs: string[][]): string {
  const filled = paragraphs.filter((lines) => lines.length > 0);
  return `${filled.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}
