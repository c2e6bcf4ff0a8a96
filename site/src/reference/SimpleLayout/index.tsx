import type { ReactNode } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocItemPaginator from '@theme/DocItem/Paginator';
import { PageFoot } from '../../components/layout/PageFoot';
import { PageBar } from '../../components/layout/PageBar';
import { Heading } from '../../ui/Heading';
import styles from './styles.module.css';

/** The most sections that the page's bar lists; more would fill the screen. */
const maxSections = 16;

/** A page of the reference without a code column: title, page bar, sections. */
export function SimpleLayout({ children }: { children: ReactNode }) {
  const { metadata, toc } = useDoc();
  const sections = toc
    .filter(({ level }) => level === 2)
    .slice(0, maxSections)
    .map(({ id, value }) => ({ id, label: labelOf(value) }));
  return (
    <div className={styles.page}>
      <header>
        <DocBreadcrumbs />
        <Heading as="h1">{metadata.title}</Heading>
      </header>
      <PageBar sections={sections} hasSources />
      {children}
      <PageFoot title={metadata.title} />
      <DocItemPaginator />
    </div>
  );
}

/** Returns a heading's label in the bar. Error headings start with the status, which is enough for a link. */
function labelOf(heading: string): string {
  return /^\d{3}(?= )/.exec(heading)?.[0] ?? heading;
}
