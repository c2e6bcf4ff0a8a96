import type { WebhookData } from '../../../../generator/pages/page-data';
import { BasisMark } from '../BasisMark';
import { FieldList } from '../FieldList';
import { Notes } from '../Notes';
import { Prose } from '../Prose';
import { RequestBody } from '../RequestBody';

/** What the API sends to the reader's server for an event. */
export function EventPayload({ data }: { data: WebhookData }) {
  return (
    <>
      <Prose html={data.html} />
      {data.basis && <BasisMark {...data.basis} />}
      <Notes notes={data.notes} />
      <FieldList fields={data.headers} label="Headers" />
      <RequestBody data={data} />
    </>
  );
}
