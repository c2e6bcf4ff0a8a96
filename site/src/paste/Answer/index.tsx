import type { ReactNode } from 'react';
import { KIND_LABELS, PASTE_LABELS, RETRY_LABELS, sayCut, suggest } from '#core/labels/paste';
import type { Explanation } from '#core/paste/explain';
import { READ } from '#core/paste/parse';
import { Method } from '../../ui/Method';
import css from '!!./answer.css?inline';

interface AnswerProps {
  explanation: Explanation;
  /** Start of the addresses of the site: `/`. */
  base: string;
}

/** Explains pasted input: its kind, its operation, and the documentation of it. */
export function Answer({ explanation, base }: AnswerProps) {
  const { isCut, isError, causes, fields, mistakes, request, operation, object, candidates } = explanation;
  const [first, ...others] = causes;
  // A mistake of the request says the same of it.
  const unknown = mistakes.length > 0 ? [] : (object?.unknown ?? []);
  const isUnknown = !isError && !operation && !object && candidates.length === 0;
  return (
    <section className="paste-answer" aria-label={PASTE_LABELS.title}>
      <style>{css}</style>
      {isCut && <p>{sayCut(READ)}</p>}
      <dl>
        <Part name="what" label={PASTE_LABELS.what}>
          <What {...explanation} base={base} />
        </Part>
        {first && (
          <Part name="cause" label={first.isCertain ? PASTE_LABELS.cause : PASTE_LABELS.usual}>
            <Cause {...first} />
          </Part>
        )}
        {others.length > 0 && (
          <Part name="candidates" label={PASTE_LABELS.candidates}>
            <ul>
              {others.map((one) => (
                <li key={`${one.reason} ${one.text}`}>
                  <Cause {...one} />
                </li>
              ))}
            </ul>
          </Part>
        )}
        {fields.length > 0 && (
          <Part name="fields" label={PASTE_LABELS.fields}>
            <ul>
              {fields.map(({ name, message, rule, href }) => (
                <li key={name}>
                  <Linked href={href} base={base}>
                    <code>{name}</code>
                  </Linked>{' '}
                  {message} {rule !== undefined && <small>{rule}</small>}
                </li>
              ))}
            </ul>
          </Part>
        )}
        {mistakes.length > 0 && (
          <Part name="mistakes" label={PASTE_LABELS.mistakes}>
            <ul>
              {mistakes.map(({ pointer, value, rule, remedy }) => (
                <li key={pointer + rule}>
                  <code>{pointer || '/'}</code> {value}: {remedy}
                </li>
              ))}
            </ul>
          </Part>
        )}
        {unknown.length > 0 && (
          <Part name="others" label={PASTE_LABELS.others}>
            <ul>
              {unknown.map(({ name, near }) => (
                <li key={name}>
                  <code>{name}</code> {near.length > 0 && suggest(near)}
                </li>
              ))}
            </ul>
          </Part>
        )}
        {first?.remedy !== undefined && (
          <Part name="remedy" label={PASTE_LABELS.remedy}>
            <Sentence markdown={first.remedy} />
          </Part>
        )}
        {first && (
          <Part name="retry" label={PASTE_LABELS.retry}>
            {RETRY_LABELS[first.retry]}
          </Part>
        )}
        {request && (
          <Part name="request" label={request.isOwn ? PASTE_LABELS.corrected : PASTE_LABELS.works}>
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls */}
            <pre tabIndex={0}>
              {`${request.method} ${request.path}`}
              {request.body !== undefined && `\n\n${JSON.stringify(request.body, null, 2)}`}
            </pre>
          </Part>
        )}
      </dl>
      {isError && !first && <p data-paste-part="undocumented">{PASTE_LABELS.undocumented}</p>}
      {isUnknown && <p data-paste-part="unknown">{PASTE_LABELS.unknown}</p>}
    </section>
  );
}

function Part({ name, label, children }: { name: string; label: string; children: ReactNode }) {
  return (
    <div data-paste-part={name}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function What({ kind, status, causes, operation, candidates, object, base }: Explanation & { base: string }) {
  const operations = operation ? [operation] : candidates;
  return (
    <>
      {KIND_LABELS[kind]}
      {status !== undefined && (
        <>
          {' '}
          {causes.length > 0 ? (
            <Linked href={`#${status}`} base={base}>
              {status}
            </Linked>
          ) : (
            status
          )}
        </>
      )}
      {object && (
        <>
          {' '}
          <Linked href={object.href} base={base}>
            {object.title}
          </Linked>
        </>
      )}
      {operations.map(({ id, method, path, summary, href }) => (
        <span key={id} className="paste-operation">
          <Method method={method} /> <code>{path}</code>{' '}
          <Linked href={href} base={base}>
            {summary}
          </Linked>
        </span>
      ))}
    </>
  );
}

function Cause({ reason, text }: Explanation['causes'][number]) {
  return (
    <>
      {reason !== undefined && <strong>{reason}</strong>} {text !== undefined && <Sentence markdown={text} />}
    </>
  );
}

function Linked({ href, base, children }: { href?: string; base: string; children: ReactNode }) {
  if (href === undefined) return children;
  // oxlint-disable-next-line react/forbid-elements -- outside of the site's tree
  return <a href={href.startsWith('#') ? href : `${base}${href.slice(1)}`}>{children}</a>;
}

/** Causes have code, and no other Markdown. */
function Sentence({ markdown }: { markdown: string }) {
  return markdown
    .split('`')
    .map((part, index) =>
      index % 2 === 1 ? <code key={index}>{part}</code> : <span key={index}>{part}</span>,
    );
}
