import type { ErrorsData, ErrorStatusData } from '#core/contracts/page-data';
import { ExamplesInText } from '../ExamplePanel/ExamplesInText';
import { Fold } from '../Fold';
import { GuideFold } from '../GuideLinks';
import { LinkList } from '../LinkList';
import { Reproduction } from '../Reproduction';
import { ResponseContent } from '../Responses';

/** One error status of the API, and the operations that return it. */
export function ErrorCatalogue({ data, status }: { data: ErrorsData; status: string }) {
  const error = data.errors.find((candidate) => candidate.status === status);
  if (!error) return null;
  return (
    <>
      <ResponseContent response={error} />
      <ExamplesInText label={`Response ${status}`} content={error.content} />
      <Reproduction status={status} calls={error.reproduce} />
      <Returning error={error} />
      <GuideFold status={status} />
    </>
  );
}

function Returning({ error: { status, operations, tags, everyOperation } }: { error: ErrorStatusData }) {
  if (everyOperation) return <p>Every operation can return {status}.</p>;
  return (
    <Fold
      summary={
        tags
          ? `Operations of ${tags.length} groups return ${status}`
          : `${operations.length} operations return ${status}`
      }
    >
      <LinkList links={tags ?? operations} />
    </Fold>
  );
}
