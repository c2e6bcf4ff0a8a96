import { readFileSync } from 'node:fs';
import { format, type FormatConfig } from 'oxfmt';
import type { FileChange } from './plan';

/** Formats TypeScript as `npm run format` does; other files keep the form that their authors gave them. */
export async function formatCode(changes: readonly FileChange[]): Promise<FileChange[]> {
  const style = JSON.parse(readFileSync('.oxfmtrc.json', 'utf8')) as FormatConfig;
  return Promise.all(
    changes.map(async ({ file, content }) => {
      if (!/\.tsx?$/.test(file)) return { file, content };
      const { code } = await format(file, content, style);
      return { file, content: code };
    }),
  );
}
