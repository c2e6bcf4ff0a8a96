/** Markdown with the words of its links and images in their place. */
export function withoutLinks(markdown: string): string {
  return markdown.replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1');
}
