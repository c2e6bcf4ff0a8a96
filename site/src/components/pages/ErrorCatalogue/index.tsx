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
      {error.reasons && <Reasons status={status} reasons={error.reasons} />}
    </div>
  );
}

/** The reasons for a status by their messages, each with the operations that return it and a call that causes it. */
function Reasons({ status, reasons }: { status: string; reasons: ErrorReasonData[] }) {
  return (
    <ul className={styles.reasons} aria-label={ERROR_LABELS.reasons}>
      {reasons.map((reason) => (
        <li key={`${reason.name} ${reason.messages.join(' ')}`}>
          {/* Blocks, so that each is a line for those who read the page as text. */}
          <div>
            <strong>{reason.name}</strong>
          </div>
          {reason.messages.map((message) => (
            <div key={message}>
              <code>{message}</code>
            </div>
          ))}
          <div>
            <OperationsOf reason={reason} />
          </div>
          <Reproduction status={status} reason={reason.name} calls={reason.reproduce} />
        </li>
      ))}
    </ul>
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
