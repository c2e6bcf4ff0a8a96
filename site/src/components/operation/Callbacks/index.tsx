import { translate } from '#core/labels/translate';
import type { CallbackData } from '#core/contracts/page-data';
import { responseTitle } from '#core/http/response-title';
import { CALLBACK } from '#core/labels/callbacks';
import { FLAGS } from '#core/labels/flags';
import { SECTIONS } from '#core/labels/sections';
import { Badge } from '../../../ui/Badge';
import { Heading } from '../../../ui/Heading';
import { Method } from '../../../ui/Method';
import { RichText } from '../../../ui/RichText';
import { Section } from '../../../ui/Section';
import { Statements } from '../../citations/Statements';
import { ExamplesInText } from '../../code/ExamplePanel/ExamplesInText';
import { Body } from '../../schema/Body';
import { FieldList } from '../../schema/FieldList';
import { ResponseContent } from '../Responses';
import styles from './styles.module.css';

/** The requests that an operation makes the API send to the reader's server, and the responses that it expects. */
export function Callbacks({ callbacks }: { callbacks: CallbackData[] }) {
  return (
    <Section id="callbacks" title={SECTIONS.callbacks}>
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
        {deprecated && <Badge label={FLAGS.deprecated} />}
      </p>
      <p className={styles.name}>
        {CALLBACK} <code data-part="name">{name}</code>
      </p>
      <Statements data={callback} />
      {parameters.map(({ in: location, fields }) => (
        <div key={location}>
          <Heading as="h4">{translate('In the {location}', { location })}</Heading>
          <FieldList
            fields={fields}
            label={translate('Parameters of {name} in the {location}', { name, location })}
          />
        </div>
      ))}
      {requestBody && (
        <div className={styles.payload}>
          <Heading as="h4">{SECTIONS.payload}</Heading>
          <RichText html={requestBody.html} part="text" />
          <Body content={requestBody.content} required={requestBody.required} />
          <ExamplesInText label={translate('Payload of {name}', { name })} content={requestBody.content} />
        </div>
      )}
      {responses.map((response) => (
        <div key={response.status}>
          <Heading as="h4">
            {SECTIONS.yourResponse}: {responseTitle(response)}
          </Heading>
          <ResponseContent
            response={response}
            exampleLabel={translate('Response {status} to {name}', { status: response.status, name })}
          />
        </div>
      ))}
    </section>
  );
}
