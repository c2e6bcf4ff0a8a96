import type { MarkdownFiles } from './write-guides';

/** Returns the same pages under their addresses with an ending: `guides/webhooks/index.md` → `guides/webhooks.md`. */
export function withoutSlash(files: MarkdownFiles): MarkdownFiles {
  return new Map(
    [...files]
      .filter(([path]) => path.endsWith('/index.md'))
      .map(([path, content]) => [path.replace(/\/index\.md$/, '.md'), content]),
  );
}
