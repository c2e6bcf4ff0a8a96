import type { ErrorsData, ErrorStatusData } from '#core/contracts/page-data';
import { ExamplePanel } from '../ExamplePanel';
import { Fold } from '../Fold';
import { GuideFold } from '../GuideLinks';
import { LinkList } from '../LinkList';
import { Panel } from '../Panel';
import { Reproduction } from '../Reproduction';
import { ResponseContent } from '../Responses';

/** One error status of the API, and the operations that return it. */
export function ErrorCatalogue({ data, status }: { data: ErrorsData; status: string }) {
  const error = data.errors.find((candidate) => candidate.status === status);
  if (!error) return null;
  return (
    <>
      <ResponseContent response={error} />
      {error.content?.map(
        ({ mediaType, examples = [] }) =>
          examples.length > 0 && (
            <ExamplePanel
              key={mediaType}
              label={`Response ${status}`}
              title={<code>{mediaType}</code>}
              examples={examples}
              frame={(choices, children) => (
                <div data-choices={choices}>
                  <Panel>{children}</Panel>
                </div>
              )}
            />
          ),
      )}
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
