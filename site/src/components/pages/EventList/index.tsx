import type { EventSummaryData } from '#core/contracts/page-data';
import { Cell } from '../../../ui/Cell';
import { Link } from '../../../ui/Link';
import { RuledList } from '../../../ui/RuledList';
import { Citation } from '../../citations/Sources';
import { EventName } from '../EventName';
import styles from './styles.module.css';

/** The API's events as links, with their summaries. */
export function EventList({ data: { events = [] } }: { data: { events?: EventSummaryData[] } }) {
  return (
    <RuledList className={styles.events}>
      {events.map((event) => (
        <li key={event.event}>
          <Cell>
            <Link to={event.href}>
              <EventName name={event.event} />
            </Link>
          </Cell>
          <span>
            {event.summary} {event.basis && <Citation {...event.basis} />}
          </span>
        </li>
      ))}
    </RuledList>
  );
}
