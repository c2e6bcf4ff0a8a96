import { translate } from '#core/labels/translate';
import type { ErrorReasonData, ErrorsData, ErrorStatusData } from '#core/contracts/page-data';
import { ERROR_LABELS, returnedBy, returnedByAll } from '#core/labels/errors';
import { Fragment } from 'react';
import { Disclosure } from '../../../ui/Disclosure';
import { Link } from '../../../ui/Link';
import { LinkList } from '../../../ui/LinkList';
import { ExamplesInText } from '../../code/ExamplePanel/ExamplesInText';
import { Reproduction } from '../../code/Reproduction';
import { GuideDisclosure } from '../../guides/GuideLinks';
import { ResponseContent } from '../../operation/Responses';
import styles from './styles.module.css';

/** One error status of the API, and the operations that return it. */
export function ErrorCatalogue({ data, status }: { data: ErrorsData; status: string }) {
  const error = data.errors.find((candidate) => candidate.status === status);
  if (!error) return null;
  return (
    <div className={styles.pair}>
      <ResponseContent response={error} />
      <div className={styles.panel}>
        <ExamplesInText label={translate('Response {status}', { status })} content={error.content} />
      </div>
      <Reproduction status={status} calls={error.reproduce} />
      <Returning error={error} />
      <GuideDisclosure status={status} />
      {error.reasons && <Reasons reasons={error.reasons} />}
    </div>
  );
}

/** The reasons for a status, one per row. */
function Reasons({ reasons }: { reasons: ErrorReasonData[] }) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{ERROR_LABELS.reason}</th>
          <th scope="col">{ERROR_LABELS.response}</th>
          <th scope="col">{ERROR_LABELS.operation}</th>
        </tr>
      </thead>
      <tbody>
        {reasons.map((reason) => (
          <tr key={reason.code}>
            <th scope="row">{reason.name}</th>
            <td>
              <code>{reason.code}</code>
            </td>
            <td>
              <OperationsOf reason={reason} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function OperationsOf({ reason: { operations = [], count, everyOperation } }: { reason: ErrorReasonData }) {
  if (everyOperation) return ERROR_LABELS.everyOperation;
  if (count !== undefined) return translate('{count} operations', { count });
  return operations.map(({ label, href }, index) => (
    <Fragment key={href}>
      {index > 0 && ', '}
      <Link to={href}>{label}</Link>
    </Fragment>
  ));
}

function Returning({ error: { status, operations, tags, everyOperation } }: { error: ErrorStatusData }) {
  if (everyOperation) return <p>{returnedByAll(status)}</p>;
  return (
    <Disclosure summary={returnedBy(status, { operations: operations.length, groups: tags?.length })}>
      <LinkList links={tags ?? operations} />
    </Disclosure>
  );
}
