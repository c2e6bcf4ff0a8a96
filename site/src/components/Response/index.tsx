import type { OperationData, ResponseData, WebhookData } from '#core/contracts/page-data';
import { BasisMark } from '../BasisMark';
import { Body } from '../Body';
import { FieldList } from '../FieldList';
import { Notes } from '../Notes';
import { RichText } from '../RichText';
import styles from './styles.module.css';

interface ResponseProps {
  data: OperationData | WebhookData;
  status: string;
}

/** One response of an operation, whose examples stand beside its snippets, or one that the reader's server gives to an event. */
export function Response({ data, status }: ResponseProps) {
  const response = data.responses.find((candidate) => candidate.status === status);
  return response && <ResponseContent response={response} withoutExamples={'requests' in data} />;
}

interface ContentProps {
  response: ResponseData;
  withoutExamples?: boolean;
}

/** Description, headers and body of a response. */
export function ResponseContent({ response, withoutExamples }: ContentProps) {
  return (
    <div data-part="response">
      <RichText html={response.html} part="text" />
      {response.basis && <BasisMark {...response.basis} />}
      <Notes notes={response.notes} />
      {response.headers && <p className={styles.label}>Headers</p>}
      <FieldList fields={response.headers} label={`Headers of the response ${response.status}`} />
      {response.content && <p className={styles.label}>Body</p>}
      <Body
        name={`response.${response.status}`}
        exampleLabel={withoutExamples ? undefined : `Example response ${response.status}`}
        content={response.content}
      />
    </div>
  );
}
