/** Replaces the links and images of Markdown with their text. */
export function withoutLinks(markdown: string): string {
  return markdown.replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1');
}
