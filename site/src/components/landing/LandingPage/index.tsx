import type { LandingData, WithSources } from '#core/contracts/page-data';
import { SECTIONS } from '#core/labels/sections';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import { Heading } from '../../../ui/Heading';
import { RichText } from '../../../ui/RichText';
import { Section } from '../../../ui/Section';
import { SourceNotes } from '../../citations/Sources';
import { PageBar } from '../../layout/PageBar';
import { InlineOperationPanel } from '../../operation/OperationPanel';
import { LandingAuthentication } from '../LandingAuthentication';
import { LandingFacts } from '../LandingFacts';
import { LandingMore } from '../LandingMore';
import { LandingOperations } from '../LandingOperations';
import { Downloads } from './Downloads';
import styles from './styles.module.css';

/** The first page of the reference: the API's addresses, how to authenticate, one call, and every operation. */
export function LandingPage({ data }: { data: LandingData & WithSources }) {
  const { title, html, securitySchemes, call, count, groups, sources } = data;
  return (
    <div className={styles.page}>
      <DocBreadcrumbs />
      <div className={styles.columns}>
        <div>
          <Heading as="h1">{title}</Heading>
          <RichText html={html} className={styles.lead} />
          <Downloads />
          <LandingMore data={data} />
        </div>
        <LandingFacts data={data} />
      </div>
      <PageBar
        sections={[
          ...(securitySchemes.length > 0 ? [{ id: 'authentication', label: SECTIONS.authentication }] : []),
          ...(count > 0 ? [{ id: 'operations', label: SECTIONS.operations, count }] : []),
        ]}
        hasSources={sources !== undefined}
      />
      {securitySchemes.length > 0 && (
        <Section id="authentication" title={SECTIONS.authentication}>
          <div className={styles.columns}>
            <LandingAuthentication data={data} />
            {call && <InlineOperationPanel data={call} />}
          </div>
        </Section>
      )}
      {groups.length > 0 && (
        <Section id="operations" title={SECTIONS.operations}>
          <LandingOperations data={data} />
        </Section>
      )}
      <SourceNotes sources={sources} />
    </div>
  );
}
