import type { ReactNode } from 'react';
import clsx from 'clsx';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocItemPaginator from '@theme/DocItem/Paginator';
import { EnglishNote } from '../../components/layout/EnglishNote';
import { PageFoot } from '../../components/layout/PageFoot';
import { PageBar } from '../../components/layout/PageBar';
import { Heading } from '../../ui/Heading';
import styles from './styles.module.css';

/** The most sections that the page's bar lists; more would fill the screen. */
const maxSections = 16;

/** A page of the reference without a code column: title, page bar, sections. */
export function SimpleLayout({ children }: { children: ReactNode }) {
  const { metadata, toc, frontMatter } = useDoc();
  const { section_pairs: hasPairs } = frontMatter as { section_pairs?: boolean };
  const sections = toc
    .filter(({ level }) => level === 2)
    .slice(0, maxSections)
    .map(({ id, value }) => ({ id, label: labelOf(value) }));
  const arrangement = hasPairs ? undefined : arrange(toc);
  return (
    <div className={clsx(styles.page, arrangement && styles[arrangement])}>
      <header>
        <DocBreadcrumbs />
        <Heading as="h1">{metadata.title}</Heading>
        <EnglishNote />
      </header>
      <PageBar sections={sections} hasSources />
      {children}
      <PageFoot title={metadata.title} />
      <DocItemPaginator />
    </div>
  );
}

/** Says where the text of a section stands. CSS cannot: the layout would change while the sections arrive. */
function arrange(toc: ReturnType<typeof useDoc>['toc']): 'narrow' | 'beside' {
  return toc.some(({ level }) => level === 2) ? 'beside' : 'narrow';
}

/** Returns a heading's label in the bar. Error headings start with the status, which is enough for a link. */
function labelOf(heading: string): string {
  return /^\d{3}(?= )/.exec(heading)?.[0] ?? heading;
}
