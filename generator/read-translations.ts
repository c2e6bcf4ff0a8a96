import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Translations } from '#core/labels/translations';
import { UsageError } from '#core/command-line/usage-error';
import { isObject, type Json } from '#core/json/json';

/** The labels of a language, in its folder of translations. */
const LABELS = 'labels/messages.json';

/** Returns the file with the labels of a language. @param folder of the language, such as `site/i18n/de`. */
export function labelFile(folder: string): string {
  return path.join(folder, LABELS);
}

/**
 * Reads the labels of a language from its folder, whose name is the language.
 * @throws UsageError if the folder has no labels, or its name is not a language tag.
 */
export function readTranslations(folder: string): Translations {
  const file = labelFile(folder);
  if (!existsSync(file))
    throw new UsageError(
      `\`--translations ${folder}\`: there is no ${file}. \`npm run translations -- --locale ${path.basename(folder)}\` writes it.`,
    );
  const locale = path.basename(path.resolve(folder));
  if (!isLocale(locale))
    throw new UsageError(
      `\`--translations ${folder}\`: "${locale}" is not a language tag. Name the folder like \`de\` or \`pt-BR\`.`,
    );
  return { locale, messages: messagesIn(file) };
}

function isLocale(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}

function messagesIn(file: string): Record<string, string> {
  const content = parse(file);
  const entries = isObject(content) ? Object.entries(content) : [];
  return Object.fromEntries(
    entries.map(([english, label]) => {
      if (isObject(label) && typeof label.message === 'string') return [english, label.message];
      throw new UsageError(
        `${file}: ${JSON.stringify(english)} has no message. Write { "message": "…" }, as \`npm run translations\` does.`,
      );
    }),
  );
}

function parse(file: string): Json {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Json;
  } catch (error) {
    throw new UsageError(`${file} is not valid JSON: ${(error as Error).message}`);
  }
}
