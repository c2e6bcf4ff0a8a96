import type { ErrorsData } from '#core/contracts/page-data';
import { LinkList } from '../LinkList';
import { Reproduction } from '../Reproduction';
import { ResponseContent } from '../Response';

/** One error status of the API, and the operations that return it. */
export function ErrorCatalogue({ data, status }: { data: ErrorsData; status: string }) {
  const error = data.errors.find((candidate) => candidate.status === status);
  if (!error) return null;
  return (
    <>
      <ResponseContent response={error} />
      <Reproduction status={status} calls={error.reproduce} />
      {error.everyOperation ? (
        <p>Every operation can return {status}.</p>
      ) : (
        <details>
          <summary>Operations that return {status}</summary>
          <LinkList links={error.operations} />
        </details>
      )}
    </>
  );
}
