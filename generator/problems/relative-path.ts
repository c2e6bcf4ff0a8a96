import path from 'node:path';

/** A file as people read it in messages: relative to the working folder, with `/`. */
export function relativePath(file: string): string {
  return path.relative(process.cwd(), file).split(path.sep).join('/');
}
