import { format, resolveConfig } from 'prettier';
import type { FileChange } from './plan';

/** Formats TypeScript as `npm run format` does; other files keep the form that their authors gave them. */
export async function formatCode(changes: readonly FileChange[]): Promise<FileChange[]> {
  return Promise.all(
    changes.map(async ({ file, content }) => {
      if (!/\.tsx?$/.test(file)) return { file, content };
      const options = await resolveConfig(file);
      return { file, content: await format(content, { ...options, filepath: file }) };
    }),
  );
}
