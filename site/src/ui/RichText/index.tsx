import clsx from 'clsx';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { Html } from '#core/contracts/page-data';
import { rebase } from '../../links/rebase';
import styles from './styles.module.css';

interface RichTextProps {
  html?: Html;
  className?: string;
  /** What the text is of the thing around it, for readers of the page that are programs. */
  part?: string;
}

/** Text of the description: HTML that the generator made from an author's Markdown and sanitised. */
export function RichText({ html, className, part }: RichTextProps) {
  const base = useBaseUrl('/');
  if (!html) return null;
  return (
    <div
      className={clsx(styles.text, className)}
      data-part={part}
      dangerouslySetInnerHTML={{ __html: rebase(html, base) }}
    />
  );
}
