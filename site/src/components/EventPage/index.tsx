import type { WebhookData, WithSources } from '#core/contracts/page-data';
import { ActionBar } from '../ActionBar';
import { Body } from '../Body';
import { CodeColumn } from '../CodeColumn';
import { EventName } from '../EventName';
import { ExamplePanel } from '../ExamplePanel';
import { FieldList } from '../FieldList';
import { GuideSection } from '../GuideLinks';
import { countFields } from '../Members';
import { Method } from '../Method';
import { Notes } from '../Notes';
import { PageBar } from '../PageBar';
import { ReferenceLayout } from '../ReferenceLayout';
import { Responses } from '../Responses';
import { RichText } from '../RichText';
import { Section } from '../Section';
import { SourceMark, SourceNotes } from '../Sources';
import styles from './styles.module.css';

/** What the API sends to the reader's server for an event, and the response it expects. */
export function EventPage({ data }: { data: WebhookData & WithSources }) {
  const { headers = [], requestBody, responses } = data;
  const body = requestBody?.content ?? [];
  const examples = body.flatMap((content) => content.examples ?? []);
  return (
    <>
      <ReferenceLayout
        part="event"
        title={data.summary}
        subtitle={
          <p className={styles.event}>
            <Method method="event" /> <EventName name={data.event} />
          </p>
        }
        bar={<PageBar sections={listSections(data)} canExpand hasSources={data.sources !== undefined} />}
        lead={
          <div>
            <RichText html={data.html} part="text" />
            {data.basis && <SourceMark {...data.basis} />}
            <Notes notes={data.notes} />
          </div>
        }
        code={
          examples.length > 0 && (
            <ExamplePanel
              label="Payload"
              title={
                <>
                  <Method method="event" />
                  <code>{data.event}</code>
                </>
              }
              examples={examples}
              frame={(choices, children) => (
                <CodeColumn label="Payload" choices={choices}>
                  {children}
                </CodeColumn>
              )}
            />
          )
        }
        foot={examples.length > 0 && <ActionBar method="event" path={data.event} />}
      >
        {headers.length > 0 && (
          <Section id="headers" title="Headers">
            <FieldList fields={headers} label="Headers" />
          </Section>
        )}
        {requestBody && (
          <Section id="payload" title="Payload">
            <RichText html={requestBody.html} />
            <Body content={body} required={requestBody.required} />
          </Section>
        )}
        <Responses responses={responses} />
        <GuideSection />
      </ReferenceLayout>
      <SourceNotes sources={data.sources} />
    </>
  );
}

function listSections({ headers = [], requestBody, responses }: WebhookData) {
  const fields = (requestBody?.content ?? []).map(({ schema = {} }) => countFields(schema));
  return [
    ...(headers.length > 0 ? [{ id: 'headers', label: 'Headers', count: headers.length }] : []),
    ...(requestBody
      ? [{ id: 'payload', label: 'Payload', count: fields.reduce((sum, count) => sum + count, 0) }]
      : []),
    ...(responses[0] ? [{ id: responses[0].status, label: 'Your response' }] : []),
  ];
}
