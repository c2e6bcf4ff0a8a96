import type { ChangeData, ReleaseData } from '#core/contracts/changelog';
import { CHANGE_KINDS, CHANGE_SECTIONS, CHANGE_SEVERITIES, CHANGELOG } from '#core/labels/changelog';
import { translate } from '#core/labels/translate';
import { AnchorLink } from '../../../ui/AnchorLink';
import { Heading } from '../../../ui/Heading';
import { InlineHtml } from '../../../ui/InlineHtml';
import { Method } from '../../../ui/Method';
import { RichText } from '../../../ui/RichText';
import { VersionLink } from '../VersionLink';
import { BeforeAfter } from '../BeforeAfter';

/** The changes of a release that matter to the same degree. */
export function ReleaseChanges({ data, severity }: { data: ReleaseData; severity: string }) {
  const lead = CHANGE_SECTIONS.find((section) => section.severity === severity)?.lead;
  const changes = data.changes.filter((change) => change.severity === severity);
  return (
    <div>
      <p className="changelog-lead">{lead}</p>
      {changes.map((change) => (
        <Change key={change.id} change={change} release={data} />
      ))}
    </div>
  );
}

function Change({ change, release }: { change: ChangeData; release: ReleaseData }) {
  const { id, kind, severity, html, lines, note } = change;
  return (
    <section className="changelog-change" id={id} data-change={severity}>
      <Heading as="h3">
        <InlineHtml html={html} />
        <em data-severity={severity} data-markdown-ignore="">
          {CHANGE_SEVERITIES[severity]}
        </em>
        <em data-markdown-ignore="">{CHANGE_KINDS[kind]}</em>
        <AnchorLink id={id} label={id} />
      </Heading>
      {note !== undefined && (
        <div className="changelog-note">
          <strong>{CHANGELOG.note}</strong>
          <RichText html={note} />
        </div>
      )}
      {lines && (
        <BeforeAfter
          lines={lines}
          before={`${CHANGELOG.before}, ${release.previous}`}
          after={`${CHANGELOG.since} ${release.version}`}
        />
      )}
      <Facts change={change} previous={release.previous} />
    </section>
  );
}

function Facts({ change, previous }: { change: ChangeData; previous: string }) {
  const { reason, remedy, verdicts, object, objectBefore, calls, everyCall } = change;
  return (
    <dl className="changelog-facts">
      <dt>{CHANGELOG.reason}</dt>
      <dd>{reason}</dd>
      <dt>{CHANGELOG.toDo}</dt>
      {verdicts ? (
        verdicts.map(({ direction, severity, html }) => (
          <dd key={direction}>
            <b>
              {CHANGELOG[direction]} ({CHANGE_SEVERITIES[severity]})
            </b>
            : <InlineHtml html={html} />
          </dd>
        ))
      ) : (
        <dd>
          <InlineHtml html={remedy} />
        </dd>
      )}
      {(everyCall || calls) && <dt>{CHANGELOG.affects}</dt>}
      {everyCall && <dd>{CHANGELOG.everyCall}</dd>}
      {calls && (
        <dd className="changelog-calls">
          {calls.map(({ label, href, hrefBefore, method }) => (
            <span key={`${method} ${label}`}>
              {method !== undefined && <Method method={method} />}{' '}
              {href === undefined ? label : <VersionLink href={href}>{label}</VersionLink>}
              <Before href={hrefBefore} previous={previous} />
            </span>
          ))}
        </dd>
      )}
      {(object ?? objectBefore) && (
        <>
          <dt>{CHANGELOG.subject}</dt>
          <dd>
            {object ? <VersionLink href={object.href}>{object.label}</VersionLink> : objectBefore?.label}
            <Before href={objectBefore?.href} previous={previous} />
          </dd>
        </>
      )}
    </dl>
  );
}

/** The same in the version before. */
function Before({ href, previous }: { href?: string; previous: string }) {
  if (href === undefined) return null;
  return (
    <>
      {' '}
      <VersionLink href={href}>{translate('in {version}', { version: previous })}</VersionLink>
    </>
  );
}
