import type { ReleaseData } from '#core/contracts/changelog';
import { countChanges } from '#core/labels/changelog';
import { translate } from '#core/labels/translate';
import { InlineHtml } from '../../../ui/InlineHtml';
import { ChangelogStyles } from '../ChangelogStyles';

/** How a version differs from the one before, and what people wrote about it. */
export function ReleaseHead({ data: { date, previous, counts, notes } }: { data: ReleaseData }) {
  return (
    <div>
      <ChangelogStyles />
      <p>
        {date !== undefined && `${translate('Released on {date}.', { date })} `}
        {translate('Compared with version {previous}: {counts}.', {
          previous,
          counts: countChanges(counts),
        })}
      </p>
      {notes && (
        <ul>
          {notes.map((note) => (
            <li key={note}>
              <InlineHtml html={note} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
