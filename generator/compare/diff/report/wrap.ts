/**
 * Breaks a line at spaces.
 * @param hang spaces before every line but the first.
 */
export function wrap(text: string, width: number, hang: number): string[] {
  const indent = ' '.repeat(hang);
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/(?<=\S)(?= )/)) {
    if (line !== '' && line.length + word.length > width) {
      lines.push(line);
      line = indent + word.trimStart();
    } else line += word;
  }
  return [...lines, line];
}
