import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Translations } from '#core/labels/translations';
import { UsageError } from '#core/command-line/usage-error';
import { namesInBraces } from '#core/http/names-in-braces';
import { isObject, type Json } from '#core/json/json';
import { placeAt } from '#core/text/place-at';

/** The labels of a language, in its folder of translations. */
const LABELS = 'labels/messages.json';

/** Returns the file with the labels of a language. @param folder of the language, such as `site/i18n/de`. */
export function labelFile(folder: string): string {
  return path.join(folder, LABELS);
}

/**
 * Reads the labels of a language from its folder, whose name is the language.
 * @throws UsageError if the folder has no labels, its name is not a language tag, or a label has values that are not there.
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
  const text = readFileSync(file, 'utf8');
  const content = parse(text, file);
  const labels = (isObject(content) ? Object.entries(content) : []).map(([english, label]) => ({
    english,
    message: isObject(label) && typeof label.message === 'string' ? label.message : undefined,
  }));
  const mistakes = labels.flatMap(({ english, message }) => {
    const { line, column } = placeAt(Math.max(0, text.indexOf(`${JSON.stringify(english)}:`)), text);
    return mistakesIn(english, message).map((sentence) => `${file}:${line}:${column}  ${sentence}`);
  });
  if (mistakes.length > 0) throw new UsageError(mistakes.join('\n'));
  return Object.fromEntries(labels.map(({ english, message = '' }) => [english, message]));
}

/** Returns what is wrong with the translation of a label: values have the names that they have in English. */
function mistakesIn(english: string, message: string | undefined): string[] {
  if (message === undefined)
    return [
      `${JSON.stringify(english)} has no message. Write { "message": "…" }, as \`npm run translations\` does.`,
    ];
  const names = namesInBraces(english);
  const listed = names.map((name) => `{${name}}`).join(', ');
  return namesInBraces(message)
    .filter((name) => !names.includes(name))
    .map(
      (name) =>
        `\`{${name}}\` is not a value of ${JSON.stringify(english)}. ${names.length > 0 ? `Write one of ${listed}.` : 'Leave it out.'}`,
    );
}

function parse(text: string, file: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch (error) {
    throw new UsageError(`${file} is not valid JSON: ${(error as Error).message}`);
  }
}
