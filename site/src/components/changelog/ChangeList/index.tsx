import type { ListedChange } from '#core/contracts/changelog';
import { CHANGE_KINDS } from '#core/labels/changelog';
import { InlineHtml } from '../../../ui/InlineHtml';
import { Link } from '../../../ui/Link';

/** Changes in one line each, with links to their places on the pages of releases. */
export function ChangeList({ changes }: { changes: readonly ListedChange[] }) {
  return (
    <ul className="changelog-changes">
      {changes.map(({ kind, severity, html, href }) => (
        <li key={href}>
          <span data-severity={severity}>{CHANGE_KINDS[kind]}</span>
          <Link to={href}>
            <InlineHtml html={html} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
