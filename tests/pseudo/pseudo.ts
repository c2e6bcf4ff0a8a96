import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** English with accents, as a language that every reader of English can check. */
export const PSEUDO = 'en-XA';

const PLAIN = 'aceghijklnorstuyACEGHIJKLNORSTUY';
const ACCENTED = 'åçéĝĥîĵķļñöŕšţûýÅÇÉĜĤÎĴĶĻÑÖŔŠŢÛÝ';

/**
 * Returns a message in the pseudo-language: with accents and in brackets, its placeholders and tags unchanged, and longer, as most languages
 * are: `{count} fields` becomes `[{count} ƒîéļðš~~]`.
 */
export function toPseudo(message: string): string {
  return message.split('|').map(formOf).join('|');
}

function formOf(form: string): string {
  const letters = form.replace(/\{\w+\}|<[^>]*>|&\w+;|[\s\S]/gu, (part) => {
    const place = PLAIN.indexOf(part);
    return place < 0 ? part : ACCENTED[place]!;
  });
  return `[${letters}${'~'.repeat(Math.ceil(form.length / 5))}]`;
}

/** Puts every message of a folder of translations into the pseudo-language. */
export function writePseudo(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.json')) continue;
    const file = join(folder, name);
    const messages = JSON.parse(readFileSync(file, 'utf8')) as Record<string, { message: string }>;
    const pseudo = Object.entries(messages).map(([id, one]) => [
      id,
      { ...one, message: toPseudo(one.message) },
    ]);
    writeFileSync(file, JSON.stringify(Object.fromEntries(pseudo), null, 2));
  }
}
