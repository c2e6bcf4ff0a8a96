import { translate } from '#core/labels/translate';
import type { LinkData } from '#core/contracts/page-data';
import { Link } from '../Link';

interface LinkLineProps {
  links: LinkData[];
  /** The most links that are listed. */
  max: number;
  /** Address of the list with the remaining links. */
  rest: string;
}

/** Links on one line; if there are more than `max`, the first ones and how many more there are. */
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
          <Link to={rest}>{translate('{count}\u00a0more', { count: more })}</Link>
        </>
      )}
    </>
  );
}
