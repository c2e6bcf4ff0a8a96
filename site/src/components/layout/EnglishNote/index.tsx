import { translate } from '#core/labels/translate';
import { translations } from '#core/labels/translations';
import styles from './styles.module.css';

/** The language of content that is not translated, for elements in a page of another language; undefined on English pages. */
export const CONTENT_LANGUAGE = translations.locale === 'en' ? undefined : 'en';

/** Says on a page of another language that its content is in English. */
export function EnglishNote() {
  if (CONTENT_LANGUAGE === undefined) return null;
  return (
    <p className={styles.note} data-part="english" data-markdown-ignore="">
      {translate('This content is not translated yet. It is in English.')}
    </p>
  );
}
