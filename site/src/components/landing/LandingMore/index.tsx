import type { LandingData, LinkData } from '#core/contracts/page-data';
import { Link } from '../../../ui/Link';
import styles from './styles.module.css';

/** The pages about the API as a whole. */
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

function listPages({ conventions, objects, events, proof, decisions }: LandingData): LinkData[] {
  return [
    ...(conventions ? [{ label: 'Conventions', href: conventions }] : []),
    { label: 'Errors', href: '/api/errors/' },
    ...(objects ? [objects] : []),
    ...(events ? [events] : []),
    ...(proof ? [proof] : []),
    ...(decisions ? [{ label: 'Decisions', href: decisions }] : []),
  ];
}
