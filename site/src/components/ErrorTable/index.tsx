import Link from '@docusaurus/Link';
import type { OperationData, ResponseData } from '#core/contracts/page-data';
import { BasisMark } from '../BasisMark';
import { Notes } from '../Notes';
import { Reproduction } from '../Reproduction';
import { RichText } from '../RichText';
import styles from './styles.module.css';

/** The error responses of an operation; their bodies are documented once, on the page of errors. */
export function ErrorTable({ data }: { data: OperationData }) {
  return (
    <ul className={styles.errors} aria-label="Error responses">
      {data.errors.map((error) => (
        <ErrorRow key={error.status} error={error} />
      ))}
    </ul>
  );
}

function ErrorRow({ error }: { error: ResponseData }) {
  return (
    <li data-part="error">
      <Link className={styles.status} data-part="name" to={`/api/errors/#${error.status}`}>
        {error.status} {error.name}
      </Link>
      <div>
        <RichText html={error.html} part="text" />
        {error.basis && <BasisMark {...error.basis} />}
        <Notes notes={error.notes} />
        <Reproduction status={error.status} calls={error.reproduce} />
      </div>
    </li>
  );
}
