import clsx from 'clsx';
import type { Html } from '#core/contracts/page-data';
import styles from './styles.module.css';

/** Text of the description: HTML that the generator made from an author's Markdown and sanitised. */
export function RichText({ html, className }: { html?: Html; className?: string }) {
  if (!html) return null;
  return <div className={clsx(styles.text, className)} dangerouslySetInnerHTML={{ __html: html }} />;
}
