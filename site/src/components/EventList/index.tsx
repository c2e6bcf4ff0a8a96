import Link from '@docusaurus/Link';
import type { EventSummaryData } from '#core/contracts/page-data';
import { BasisMark } from '../BasisMark';
import styles from './styles.module.css';

/** Events as links, with what they tell. */
export function EventList({ events }: { events: EventSummaryData[] }) {
  return (
    <ul className={styles.events}>
      {events.map((event) => (
        <li key={event.event}>
          <Link to={event.href}>
            <code>{event.event}</code>
          </Link>
          <span>
            {event.summary} {event.basis && <BasisMark {...event.basis} />}
          </span>
        </li>
      ))}
    </ul>
  );
}
