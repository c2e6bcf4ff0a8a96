/** A text as one single-quoted word of a POSIX shell, in which nothing but the quote itself is special. */
export function shellText(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
