import { Link } from '../../../ui/Link';
import { Method } from '../../../ui/Method';

interface CallTitleProps {
  method: string;
  path: string;
  /** Address of the operation's page. */
  href: string;
}

/** The operation that a panel calls, as the title of its `PanelRow`. */
export function CallTitle({ method, path, href }: CallTitleProps) {
  return (
    <>
      <Method method={method} />{' '}
      <code>
        <Link to={href}>{path}</Link>
      </code>
    </>
  );
}
