import { Link } from '../../../ui/Link';
import { Method } from '../../../ui/Method';

interface CallTitleProps {
  method: string;
  path: string;
  /** Page of the operation. */
  href: string;
}

/** What a panel calls, for its `PanelRow`. */
export function CallTitle({ method, path, href }: CallTitleProps) {
  return (
    <>
      <Method method={method} />
      <code>
        <Link to={href}>{path}</Link>
      </code>
    </>
  );
}
