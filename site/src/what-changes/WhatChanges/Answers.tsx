import { useId } from 'react';
import { CHANGE_SEVERITIES, countChanges } from '#core/labels/changelog';
import { translate, translatePlural } from '#core/labels/translate';
import type { ChangeSeverity } from '#core/contracts/changelog';
import type { Footprints } from '../footprint';
import { callsBeforeAfter } from '../call-lines';
import type { Answer, Touched } from '../touched-changes';

interface AnswersProps {
  answer: Answer;
  chosen: Footprints;
  isEmpty: boolean;
  /** Start of the addresses of the site: `/`. */
  base: string;
}

/** The changes that touch the reader's calls, and the number of all others. */
export function Answers({ answer: { touched, others }, chosen, isEmpty, base }: AnswersProps) {
  const title = useId();
  return (
    <section className="what-changes-answers" aria-labelledby={title}>
      {/* oxlint-disable-next-line react/forbid-elements -- a heading of the form, without an anchor */}
      <h2 id={title}>{translate('Changes for you')}</h2>
      <div aria-live="polite">
        {isEmpty ? (
          <p>{translate('Choose or paste calls to see which changes touch them.')}</p>
        ) : (
          <Summary touched={touched} others={others} chosen={chosen} />
        )}
      </div>
      {!isEmpty && touched.map((one) => <Change key={keyOf(one)} touched={one} base={base} />)}
    </section>
  );
}

function keyOf({ release, change }: Touched): string {
  return `${release.version} ${change.fingerprint}`;
}

function Summary({ touched, others, chosen: { calls, unknown } }: Answer & { chosen: Footprints }) {
  const counts: Partial<Record<ChangeSeverity, number>> = {};
  for (const { severity } of touched) counts[severity] = (counts[severity] ?? 0) + 1;
  return (
    <>
      <p>
        <strong>{headOf(calls.length, counts)}</strong>{' '}
        {calls.length > 0 &&
          others > 0 &&
          translatePlural(
            '{count} other change is about other calls.|{count} other changes are about other calls.',
            others,
          )}
      </p>
      <p className="what-changes-note">
        {calls.length > 0 &&
          translatePlural('{count} call was compared.|{count} calls were compared.', calls.length)}{' '}
        {unknown > 0 &&
          translatePlural(
            '{count} address is not one of this API.|{count} addresses are not of this API.',
            unknown,
          )}
      </p>
    </>
  );
}

function headOf(calls: number, counts: Partial<Record<ChangeSeverity, number>>): string {
  if (calls === 0) return translate('None of these calls go to this API.');
  return Object.keys(counts).length > 0
    ? translate('These touch your calls: {counts}.', { counts: countChanges(counts) })
    : translate('No change touches your calls.');
}

function Change({ touched, base }: { touched: Touched; base: string }) {
  const { change, release, severity } = touched;
  const remedies = (['sent', 'received'] as const).flatMap((direction) => change[direction]?.remedy ?? []);
  return (
    <article className="what-changes-change" data-change={severity}>
      {/* oxlint-disable-next-line react/forbid-elements -- its anchor is on the page of the release */}
      <h3>
        <em data-severity={severity}>{CHANGE_SEVERITIES[severity]}</em>{' '}
        {/* oxlint-disable-next-line react/forbid-elements -- outside of the site's tree */}
        <a href={`${base}${release.href.slice(1)}#${change.fingerprint}`}>
          <Sentence markdown={`${change.subject}: ${change.summary}`} />
        </a>{' '}
        <small>{release.version}</small>
      </h3>
      <ul className="what-changes-calls">
        {callsBeforeAfter(touched).map(({ before, after }) => (
          <li key={before}>
            <code data-sign={after === undefined ? undefined : '-'}>{before}</code>
            {after !== undefined && <code data-sign="+">{after}</code>}
          </li>
        ))}
      </ul>
      <p>
        <Sentence markdown={[...new Set(remedies)].filter((text) => text !== 'Nothing.').join(' ')} />
      </p>
    </article>
  );
}

/** Sentences of changes have code, and no other Markdown. */
function Sentence({ markdown }: { markdown: string }) {
  return markdown
    .split('`')
    .map((part, index) =>
      index % 2 === 1 ? <code key={index}>{part}</code> : <span key={index}>{part}</span>,
    );
}
