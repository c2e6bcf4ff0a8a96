import type { OperationData, RequestBodyData } from '#core/contracts/page-data';
import { Body } from '../Body';
import { RichText } from '../RichText';
import { SimulatorButton } from '../SimulatorButton';
import { SimulatorControls } from '../SimulatorControls';

interface RequestBodyProps {
  /** An operation has a method, an event has none. */
  data: { id: string; requestBody?: RequestBodyData } & Partial<Pick<OperationData, 'method'>>;
}

/** The body of a request: of an operation, or of an event that the API sends. */
export function RequestBody({ data }: RequestBodyProps) {
  const body = data.requestBody;
  if (!body) return null;
  return (
    <>
      <RichText html={body.html} />
      {data.method && (
        <SimulatorControls operation={data.id}>
          <SimulatorButton action="check">Check my payload</SimulatorButton>
        </SimulatorControls>
      )}
      <Body name="request-body" exampleLabel="Example body" required={body.required} content={body.content} />
    </>
  );
}
