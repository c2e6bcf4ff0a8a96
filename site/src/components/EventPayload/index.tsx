import type { WebhookData } from '#core/contracts/page-data';
import { BasisMark } from '../BasisMark';
import { Chip } from '../Chip';
import { EventName } from '../EventName';
import { FieldList } from '../FieldList';
import { Notes } from '../Notes';
import { RequestBody } from '../RequestBody';
import { RichText } from '../RichText';
import styles from './styles.module.css';

/** What the API sends to the reader's server for an event. */
export function EventPayload({ data }: { data: WebhookData }) {
  return (
    <div data-part="event">
      <p className={styles.event}>
        <Chip>event</Chip> <EventName name={data.event} />
      </p>
      <RichText html={data.html} part="text" />
      {data.basis && <BasisMark {...data.basis} />}
      <Notes notes={data.notes} />
      {data.headers && <p className={styles.label}>Headers</p>}
      <FieldList fields={data.headers} label="Headers" />
      {data.requestBody && <p className={styles.label}>Body</p>}
      <RequestBody data={data} />
    </div>
  );
}
