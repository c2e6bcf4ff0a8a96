import type { LandingData } from '#core/contracts/page-data';
import { LinkList } from '../LinkList';

/** The pages about the whole API. */
export function LandingMore({ data }: { data: LandingData }) {
  const { conventions, objects, events, proof, decisions } = data;
  return (
    <LinkList
      links={[
        ...(conventions ? [{ label: 'Conventions: versions, money, dates, limits', href: conventions }] : []),
        { label: 'Errors', href: '/api/errors/' },
        ...(objects.length > 0 ? [{ label: `${objects.length} objects`, href: '/api/objects/' }] : []),
        ...(events[0] ? [{ label: `${events.length} events`, href: events[0].href }] : []),
        ...(proof ? [proof] : []),
        ...(decisions ? [{ label: 'Decisions', href: decisions }] : []),
      ]}
    />
  );
}
