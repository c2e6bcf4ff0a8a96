import type { WebhookData, WithSources } from '#core/contracts/page-data';
import { PARAMETERS, SECTIONS } from '#core/labels/sections';
import { Life } from '../../../ui/Life';
import { Method } from '../../../ui/Method';
import { RichText } from '../../../ui/RichText';
import { Section } from '../../../ui/Section';
import { SourceNotes } from '../../citations/Sources';
import { Statements } from '../../citations/Statements';
import { ExamplePanel } from '../../code/ExamplePanel';
import { GuideSection } from '../../guides/GuideLinks';
import { ActionBar } from '../../layout/ActionBar';
import { CodeColumn } from '../../layout/CodeColumn';
import { PageBar } from '../../layout/PageBar';
import { ReferenceLayout } from '../../layout/ReferenceLayout';
import { Parameters } from '../../operation/Parameters';
import { Responses } from '../../operation/Responses';
import { Body } from '../../schema/Body';
import { countBodyFields } from '../../schema/Members';
import { EventName } from '../EventName';
import { SentHeaders } from './SentHeaders';
import styles from './styles.module.css';

/** The request that the API sends to the reader's server for an event, and the response that it expects. */
export function EventPage({ data }: { data: WebhookData & WithSources }) {
  const { parameters = [], requestBody, responses } = data;
  const body = requestBody?.content ?? [];
  const examples = body.flatMap(({ examples = [], isInText }) => (isInText ? [] : examples));
  return (
    <>
      <ReferenceLayout
        part="event"
        title={data.summary}
        subtitle={
          <p className={styles.event}>
            <Method method="EVENT" /> <EventName name={data.event} part="name" />
            <Life of={data} />
          </p>
        }
        bar={<PageBar sections={listSections(data)} canExpand hasSources={data.sources !== undefined} />}
        lead={<Statements data={data} />}
        code={
          examples.length > 0 && (
            <ExamplePanel
              label={SECTIONS.payload}
              title={
                <>
                  <Method method="EVENT" />
                  <code>{data.event}</code>
                </>
              }
              examples={examples}
              head={<SentHeaders data={data} />}
              frame={(choices, children) => (
                <CodeColumn label={SECTIONS.payload} choices={choices}>
                  {children}
                </CodeColumn>
              )}
            />
          )
        }
        foot={examples.length > 0 && <ActionBar method="EVENT" path={data.event} />}
      >
        <Parameters parameters={parameters} />
        {requestBody && (
          <Section id="payload" title={SECTIONS.payload}>
            <RichText html={requestBody.html} />
            <Body content={body} required={requestBody.required} />
          </Section>
        )}
        <Responses responses={responses} hasExamples />
        <GuideSection />
      </ReferenceLayout>
      <SourceNotes sources={data.sources} />
    </>
  );
}

function listSections({ parameters = [], requestBody, responses }: WebhookData) {
  return [
    ...parameters.map(({ in: id, fields }) => ({ id, label: PARAMETERS[id], count: fields.length })),
    ...(requestBody
      ? [{ id: 'payload', label: SECTIONS.payload, count: countBodyFields(requestBody.content) }]
      : []),
    ...(responses[0] ? [{ id: responses[0].status, label: SECTIONS.yourResponse }] : []),
  ];
}
