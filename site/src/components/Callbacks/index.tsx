import type { CallbackData, ExampleData, ResponseData } from '#core/contracts/page-data';
import Heading from '@theme/Heading';
import { Body } from '../Body';
import { ExamplePanel } from '../ExamplePanel';
import { FieldList } from '../FieldList';
import { Flag } from '../Flag';
import { Method } from '../Method';
import { Panel } from '../Panel';
import { ResponseContent } from '../Responses';
import { RichText } from '../RichText';
import { Section } from '../Section';
import { Statements } from '../Statements';
import styles from './styles.module.css';

/** What the API sends to the reader's server because of an operation, and the responses that it expects. */
export function Callbacks({ callbacks }: { callbacks: CallbackData[] }) {
  return (
    <Section id="callbacks" title="Callbacks">
      {callbacks.map((callback) => (
        <Callback key={callback.id} callback={callback} />
      ))}
    </Section>
  );
}

function Callback({ callback }: { callback: CallbackData }) {
  const { id, name, method, expression, summary, deprecated } = callback;
  const { parameters = [], requestBody, responses } = callback;
  return (
    <section className={styles.callback} aria-labelledby={id} data-part="callback">
      <Heading as="h3" id={id}>
        {summary}
      </Heading>
      <p className={styles.address}>
        <Method method={method} part="method" /> <code data-part="path">{expression}</code>{' '}
        {deprecated && <Flag flag="deprecated" />}
      </p>
      <p className={styles.name}>
        Callback <code data-part="name">{name}</code>
      </p>
      <Statements data={callback} />
      {parameters.map(({ in: location, fields }) => (
        <div key={location}>
          <Heading as="h4">In the {location}</Heading>
          <FieldList fields={fields} label={`Parameters of ${name} in the ${location}`} />
        </div>
      ))}
      {requestBody && (
        <div>
          <Heading as="h4">Payload</Heading>
          <RichText html={requestBody.html} part="text" />
          <Body content={requestBody.content} required={requestBody.required} />
          <Payloads of={name} content={requestBody.content} />
        </div>
      )}
      {responses.map((response) => (
        <div key={response.status}>
          <Heading as="h4">Your response: {titleOf(response)}</Heading>
          <ResponseContent response={response} />
        </div>
      ))}
    </section>
  );
}

function Payloads({
  of,
  content,
}: {
  of: string;
  content: { mediaType: string; examples?: ExampleData[] }[];
}) {
  return content.map(
    ({ mediaType, examples = [] }) =>
      examples.length > 0 && (
        <ExamplePanel
          key={mediaType}
          label={`Payload of ${of}`}
          title={<code>{mediaType}</code>}
          examples={examples}
          frame={(choices, children) => (
            <div data-choices={choices}>
              <Panel>{children}</Panel>
            </div>
          )}
        />
      ),
  );
}

function titleOf({ status, name }: ResponseData): string {
  return status === 'default' ? name : `${status} ${name}`;
}
