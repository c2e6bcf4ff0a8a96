import type { RequestBodyData } from '../../../../generator/pages/page-data';
import { Body } from '../Body';
import { RichText } from '../RichText';

/** The body of a request: of an operation, or of an event that the API sends. */
export function RequestBody({ data }: { data: { requestBody?: RequestBodyData } }) {
  const body = data.requestBody;
  if (!body) return null;
  return (
    <>
      <RichText html={body.html} />
      <Body name="request-body" exampleLabel="Example body" required={body.required} content={body.content} />
    </>
  );
}
