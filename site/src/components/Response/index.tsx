import type { ResponseData } from '../../../../generator/pages/page-data';
import { BasisMark } from '../BasisMark';
import { Body } from '../Body';
import { FieldList } from '../FieldList';
import { Notes } from '../Notes';
import { Prose } from '../Prose';
import styles from './styles.module.css';

interface ResponseProps {
  data: { responses: ResponseData[]; errors?: ResponseData[] };
  status: string;
}

/** One answer of an operation or, on an event page, one that the reader's server gives. */
export function Response({ data, status }: ResponseProps) {
  const response = [...data.responses, ...(data.errors ?? [])].find((answer) => answer.status === status);
  return response && <ResponseContent response={response} />;
}

/** Description, headers and body of an answer. */
export function ResponseContent({ response }: { response: ResponseData }) {
  return (
    <>
      <Prose html={response.html} />
      {response.basis && <BasisMark {...response.basis} />}
      <Notes notes={response.notes} />
      {response.headers && <p className={styles.label}>Headers</p>}
      <FieldList fields={response.headers} label={`Headers of the answer ${response.status}`} />
      {response.content && <p className={styles.label}>Body</p>}
      <Body
        name={`response.${response.status}`}
        exampleLabel={`Example answer ${response.status}`}
        content={response.content}
      />
    </>
  );
}
