import { withoutLinks } from '#core/text/without-links';

/** Markdown as one line of plain words. */
export function plainText(markdown: string | undefined): string {
  return withoutLinks((markdown ?? '').replace(/```[^]*?```/g, ' '))
    .replace(/[`*#]|^>/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
}
