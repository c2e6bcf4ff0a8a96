import type { ReactNode } from 'react';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocItemPaginator from '@theme/DocItem/Paginator';
import { Heading } from '../../../ui/Heading';
import { EnglishNote } from '../EnglishNote';
import { PageFoot } from '../PageFoot';
import styles from './styles.module.css';

interface ReferenceLayoutProps {
  title: string;
  /** The kind of thing that the page describes, for programs that read it. */
  part: string;
  /** Address or name, below the title. */
  subtitle?: ReactNode;
  bar: ReactNode;
  lead: ReactNode;
  /** A `CodeColumn`. */
  code?: ReactNode;
  children: ReactNode;
  /** An `ActionBar`. */
  foot?: ReactNode;
}

/** A reference page in reading order: title, page bar, text, code, fields. */
export function ReferenceLayout({
  title,
  part,
  subtitle,
  bar,
  lead,
  code,
  children,
  foot,
}: ReferenceLayoutProps) {
  return (
    <>
      <div className={styles.page} data-with-code={Boolean(code)} data-part={part}>
        <header className={styles.intro}>
          <DocBreadcrumbs />
          <Heading as="h1">{title}</Heading>
          {subtitle}
          <EnglishNote />
        </header>
        {bar}
        <div className={styles.lead}>{lead}</div>
        {code && <div className={styles.code}>{code}</div>}
        <div className={styles.body}>
          {children}
          <PageFoot title={title} />
          <DocItemPaginator />
        </div>
      </div>
      {foot}
    </>
  );
}
