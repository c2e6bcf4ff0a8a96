import type { LinkData } from '#core/contracts/page-data';
import { Link } from '../Link';

interface LinkLineProps {
  links: LinkData[];
  /** Links that stand here. */
  max: number;
  /** Where the rest is. */
  rest: string;
}

/** Links in one line; of many the first, with how many more there are. */
export function LinkLine({ links, max, rest }: LinkLineProps) {
  const more = links.length - max;
  return (
    <>
      {links.slice(0, max).map(({ label, href }, index) => (
        <span key={href}>
          {index > 0 && ' · '}
          <Link to={href}>{label}</Link>
        </span>
      ))}
      {more > 0 && (
        <>
          {' · '}
          <Link to={rest}>{more} more</Link>
        </>
      )}
    </>
  );
}
