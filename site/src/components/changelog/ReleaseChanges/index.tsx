import type { ChangeData, ReleaseData } from '#core/contracts/changelog';
import { CHANGE_KINDS, CHANGE_SECTIONS, CHANGE_SEVERITIES, CHANGELOG } from '#core/labels/changelog';
import { AnchorLink } from '../../../ui/AnchorLink';
import { Heading } from '../../../ui/Heading';
import { InlineHtml } from '../../../ui/InlineHtml';
import { Link } from '../../../ui/Link';
import { Method } from '../../../ui/Method';
import { RichText } from '../../../ui/RichText';
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
      <Facts change={change} />
    </section>
  );
}

function Facts({ change }: { change: ChangeData }) {
  const { reason, remedy, verdicts, object, calls, everyCall } = change;
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
          {calls.map(({ label, href, method }) => (
            <span key={`${method} ${label}`}>
              {method !== undefined && <Method method={method} />}{' '}
              {href === undefined ? label : <Link to={href}>{label}</Link>}
            </span>
          ))}
        </dd>
      )}
      {object && (
        <>
          <dt>{CHANGELOG.subject}</dt>
          <dd>
            <Link to={object.href}>{object.label}</Link>
          </dd>
        </>
      )}
    </dl>
  );
}
