import { useTranslations } from '#core/labels/translations';
import { readTranslatedLabels } from './languages';
import { receiveLocale, receiveSettings } from './passed-settings';

// Imported first: modules with labels read the translations when they are loaded.
const locale = receiveLocale();
useTranslations({ locale, messages: readTranslatedLabels(receiveSettings(), locale) });
