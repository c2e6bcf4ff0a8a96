/** The language that labels are printed in, and its labels by their English text. */
export interface Translations {
  /** A language tag: `en`, `pt-BR`. */
  locale: string;
  messages: Readonly<Record<string, string>>;
}

/**
 * The translations of this run; English unless `useTranslations` was called. Modules with labels read them when they are loaded, so
 * a program calls it first. The bundles of the site have their own (`site/src/translations.ts`).
 */
export const translations: Translations = { locale: 'en', messages: {} };

export function useTranslations(chosen: Translations): void {
  Object.assign(translations, chosen);
}
