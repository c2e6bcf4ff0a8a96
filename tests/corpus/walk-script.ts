import path from 'node:path';

const BLOCK = /^```(?<language>\w+)(?: title="(?<file>[^"]+)")?\n(?<text>.*?)^```$/gms;

/** A page of Markdown as a script: its shell blocks as they stand, and a file for each block with a title, in their order. */
export function scriptOf(markdown: string): string {
  return [...markdown.matchAll(BLOCK)]
    .map(({ groups: { language, file, text = '' } = {} }) => {
      if (file !== undefined) return writeFile(file, text);
      if (language === 'sh') return text;
      throw new Error(`A block in ${language} is neither a file nor a command: give it a title.`);
    })
    .join('');
}

function writeFile(file: string, text: string): string {
  return `mkdir -p '${path.posix.dirname(file)}'\ncat > '${file}' <<'END OF FILE'\n${text}END OF FILE\n`;
}
