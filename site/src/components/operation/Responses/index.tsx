import { translate, translatePlural } from '#core/labels/translate';
import type { ResponseData } from '#core/contracts/page-data';
import { responseTitle } from '#core/http/response-title';
import { Disclosure } from '../../../ui/Disclosure';
import { RichText } from '../../../ui/RichText';
import { Section } from '../../../ui/Section';
import { Notes } from '../../citations/Notes';
import { Citation } from '../../citations/Sources';
import { ExamplesInText } from '../../code/ExamplePanel/ExamplesInText';
import { Body } from '../../schema/Body';
import { FieldList } from '../../schema/FieldList';
import { ResponseLinks } from '../ResponseLinks';
import styles from './styles.module.css';

interface ResponsesProps {
  responses: ResponseData[];
  /**
   * Whether to show their examples between the descriptions, because no other part of the page shows responses that the reader
   * sends.
   */
  hasExamples?: boolean;
}

/** The responses of an operation or to an event: meaning, headers and fields. */
export function Responses({ responses, hasExamples }: ResponsesProps) {
  return responses.map((response) => (
    <Section key={response.status} id={response.status} title={responseTitle(response)}>
      <ResponseContent
        response={response}
        exampleLabel={hasExamples ? translate('Response {status}', { status: response.status }) : undefined}
      />
    </Section>
  ));
}

interface ResponseContentProps {
  response: ResponseData;
  /** Names the body of the examples; without it, they are not shown. */
  exampleLabel?: string;
}

/** Description, headers, links and body of a response. */
export function ResponseContent({ response, exampleLabel }: ResponseContentProps) {
  const { status, html, basis, notes, headers, content, links } = response;
  return (
    <div className={styles.response} data-part="response">
      <div className={styles.text}>
        <RichText html={html} part="text" />
        {basis && <Citation {...basis} />}
        <Notes notes={notes} />
      </div>
      <div className={styles.folds}>
        <ResponseHeaders status={status} headers={headers} />
        <ResponseLinks status={status} links={links} />
      </div>
      <Body content={content} />
      {exampleLabel !== undefined && <ExamplesInText label={exampleLabel} content={content} />}
    </div>
  );
}

/** Headers are closed, because most responses have the same ones. */
export function ResponseHeaders({ status, headers = [] }: Pick<ResponseData, 'status' | 'headers'>) {
  if (headers.length === 0) return null;
  return (
    <Disclosure data-headers summary={translatePlural('{count} header|{count} headers', headers.length)}>
      <FieldList
        fields={headers}
        label={translate('Headers of the response {status}', { status })}
        isNested
      />
    </Disclosure>
  );
}
