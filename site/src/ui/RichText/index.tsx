import clsx from 'clsx';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { Html } from '#core/contracts/page-data';
import { translations } from '#core/labels/translations';
import { rebase } from '../../links/rebase';
import { markShortCode } from './short-code';
import styles from './styles.module.css';

/** The language of the description. */
const ENGLISH = 'en';

interface RichTextProps {
  html?: Html;
  className?: string;
  /** The role of the text in the element around it, for programs that read the page. */
  part?: string;
}

/** Text of the description: HTML that the generator made from an author's Markdown and sanitized. */
export function RichText({ html, className, part }: RichTextProps) {
  const base = useBaseUrl('/');
  if (!html) return null;
  return (
    <div
      className={clsx(styles.text, className)}
      data-part={part}
      lang={translations.locale === ENGLISH ? undefined : ENGLISH}
      dangerouslySetInnerHTML={{ __html: rebase(markShortCode(html), base) }}
    />
  );
}
