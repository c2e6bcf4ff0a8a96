import i18n from '@generated/i18n';

/** The bundles have their labels in place of the calls; only the language is left to know. */
export const translations = { locale: i18n.currentLocale, messages: {} };
