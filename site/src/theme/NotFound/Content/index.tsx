import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type { Props } from '@theme/NotFound/Content';
import clsx from 'clsx';
import { useAreas } from '@site/src/use-areas';

/** What stands where there is no page; unlike the theme's own it leads on. */
export default function NotFoundContent({ className }: Props) {
  const areas = useAreas();
  return (
    <main className={clsx('container margin-vert--xl', className)}>
      <Heading as="h1">Page Not Found</Heading>
      <div className="markdown">
        <p>
          There is no page at this address. It may have moved, or the link has a mistake. You can go on from:
        </p>
        <ul>
          <li>
            <Link to="/">Home</Link>
          </li>
          <li>
            <Link to="/api/">API reference</Link>
          </li>
          {areas.map(({ label, href }) => (
            <li key={href}>
              <Link to={href}>{label}</Link>
            </li>
          ))}
        </ul>
      </div>
    </main>
  );
}
