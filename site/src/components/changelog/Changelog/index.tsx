import type { ChangelogData, ListedRelease } from '#core/contracts/changelog';
import { CHANGELOG, countChanges } from '#core/labels/changelog';
import { AnchorLink } from '../../../ui/AnchorLink';
import { Heading } from '../../../ui/Heading';
import { InlineHtml } from '../../../ui/InlineHtml';
import { Link } from '../../../ui/Link';
import { RichText } from '../../../ui/RichText';
import { Separator } from '../../../ui/Separator';
import { Citation } from '../../citations/Sources';
import { ChangeList } from '../ChangeList';
import { ChangelogStyles } from '../ChangelogStyles';
import { Feeds } from '../Feeds';

/** All versions of the API on a timeline, newest first. */
export function Changelog({ data: { html, feeds, whatChanges, releases } }: { data: ChangelogData }) {
  const breaking = releases.filter((release) => release.breaking).length;
  return (
    <div className="changelog">
      <ChangelogStyles />
      <RichText className="changelog-lead" html={html} />
      <div className="changelog-tools">
        {breaking > 0 && <Filter all={releases.length} breaking={breaking} />}
        <span className="changelog-links">
          {whatChanges && <Link to={whatChanges.href}>{whatChanges.label}</Link>}
          {feeds && <Feeds feeds={feeds} />}
        </span>
      </div>
      <div className="changelog-log">
        {releases.map((release) => (
          <Entry key={release.id} release={release} />
        ))}
      </div>
    </div>
  );
}

/** Works without scripts: the list looks at the chosen option. */
function Filter({ all, breaking }: { all: number; breaking: number }) {
  return (
    <fieldset className="changelog-filter" aria-label={CHANGELOG.show}>
      <label>
        <input type="radio" name="changelog" defaultChecked />
        <span>
          {CHANGELOG.all} <small>{all}</small>
        </span>
      </label>
      <label>
        <input type="radio" name="changelog" data-show="breaking" />
        <span>
          {CHANGELOG.onlyBreaking} <small>{breaking}</small>
        </span>
      </label>
    </fieldset>
  );
}

/** One word after the name of a version. */
function Mark({ name }: { name: 'current' | 'breaking' }) {
  return (
    <em data-mark={name}>
      <Separator>, </Separator>
      {CHANGELOG[name]}
    </em>
  );
}

function Entry({ release }: { release: ListedRelease }) {
  const { id, version, date, href, current, breaking, notes = [], counts, changes = [], basis } = release;
  return (
    <article
      className="changelog-release"
      id={id}
      data-version={version}
      data-breaking={breaking || undefined}
      data-current={current || undefined}
    >
      <p className="changelog-day">{date !== undefined && <time dateTime={date}>{date}</time>}</p>
      <div>
        <Heading as="h2">
          {href === undefined ? version : <Link to={href}>{version}</Link>}
          {current && <Mark name="current" />}
          {breaking && <Mark name="breaking" />}
          <AnchorLink id={id} label={version} />
        </Heading>
        {notes.length === 0 && !counts && <p>{CHANGELOG.noRecord}</p>}
        {notes.length > 0 && (
          <ul>
            {notes.map((note, index) => (
              <li key={note}>
                <InlineHtml html={note} />
                {index === notes.length - 1 && basis && (
                  <Citation basis={basis} decision={release.decision} />
                )}
              </li>
            ))}
          </ul>
        )}
        {counts && <p>{countChanges(counts)}.</p>}
        {changes.length > 0 && <ChangeList changes={changes} />}
      </div>
    </article>
  );
}
