import { translate } from '#core/labels/translate';
/** A link for reporting that a query should have found something. */
export function ReportLink({ href }: { href: string }) {
  return (
    <p className="DocSearch-Help">
      {translate('Believe this query should return results?')}{' '}
      {/* oxlint-disable-next-line react/forbid-elements -- it leads out of the site with its own subject */}
      <a href={href} target="_blank" rel="noopener noreferrer">
        {translate('Let us know.')}
      </a>
    </p>
  );
}
