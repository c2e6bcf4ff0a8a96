import type { LandingData, LinkData } from '#core/contracts/page-data';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

/** The pages about the whole API. */
export function LandingMore({ data }: { data: LandingData }) {
  return (
    <ul className={styles.links} aria-label="About the whole API">
      {listPages(data).map(({ label, href }) => (
        <li key={href}>
          <Link to={href}>{label}</Link>
        </li>
      ))}
    </ul>
  );
}

function listPages({ conventions, objects, events, eventIndex, proof, decisions }: LandingData): LinkData[] {
  return [
    ...(conventions ? [{ label: 'Conventions', href: conventions }] : []),
    { label: 'Errors', href: '/api/errors/' },
    ...(objects.length > 0 ? [{ label: countOf(objects, 'object'), href: '/api/objects/' }] : []),
    ...(events[0] ? [{ label: countOf(events, 'event'), href: eventIndex ?? events[0].href }] : []),
    ...(proof ? [proof] : []),
    ...(decisions ? [{ label: 'Decisions', href: decisions }] : []),
  ];
}

function countOf({ length }: readonly unknown[], name: string): string {
  return `${length} ${name}${length === 1 ? '' : 's'}`;
}
