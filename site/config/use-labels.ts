import { useTranslations } from '#core/labels/translations';
import { labels, locale } from './languages';

// Imported first: modules with labels read the translations when they are loaded.
useTranslations({ locale, messages: labels });
