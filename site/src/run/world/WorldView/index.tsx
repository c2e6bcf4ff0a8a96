import { Fragment } from 'react';
import { createPortal } from 'react-dom';
import { statusTitle } from '#core/http/status-names';
import { translate, translatePlural } from '#core/labels/translate';
import { escapeHtml } from '#core/text/escape-html';
import type { WorldAnswer } from '#core/world/answer';
import type { WorldRequest } from '#core/world/read-request';
import type { RecordChoice } from '#core/world/visit';
import { Code } from '../../../components/code/Code';
import { highlightJson } from '../../../highlight/highlight-json';
import { ResponseHeaders } from '../../../session/response/ResponseHeaders';
import parts from '../../../session/response/styles.module.css';
import type { RunSlots } from '../../run-slots';
import { describeOrigins, describeEffect } from './describe-answer';
import styles from './styles.module.css';

/** A request to the inferred world, its answer, and the records that the path of the operation can name. */
export interface WorldRun {
  request: WorldRequest;
  answer: WorldAnswer;
  choices: RecordChoice[];
}

interface WorldViewProps {
  run: WorldRun;
  slots: RunSlots;
  onChoose: (table: string, id: string | undefined) => void;
  onRestart: () => void;
}

/** The most characters that a page shows: more would stop it. */
const MAX_SHOWN = 100_000;

/** Everything that a panel shows of a run in the inferred world, in one tree. */
export function WorldView({ run: { request, answer, choices }, slots, onChoose, onRestart }: WorldViewProps) {
  const { status, effect, headers } = answer;
  const code = slots.tab?.querySelector('b');
  return (
    <>
      {createPortal(<Words answer={answer} />, slots.status)}
      {createPortal(
        <>
          {choices.map((choice) => (
            <Choice key={choice.parameter} choice={choice} onChoose={onChoose} />
          ))}
          {effect === 'stored' || choices.length > 0 ? (
            <button type="button" onClick={onRestart}>
              {translate('Forget my records')}
            </button>
          ) : null}
        </>,
        slots.actions,
      )}
      {code && createPortal(` · ${status}`, code)}
      <section aria-label={translate('Response of the inferred world')} data-world-answer={answer.kind}>
        <p className={parts.line}>
          <code className={parts.request}>
            {request.method} {request.path}
            {request.query === '' ? '' : `?${request.query}`}
          </code>
        </p>
        <Provenance answer={answer} />
        <ResponseHeaders headers={Object.entries(headers)} />
        <Body answer={answer} />
      </section>
    </>
  );
}

function Words({ answer }: { answer: WorldAnswer }) {
  return (
    <>
      <strong>{statusTitle(answer.status)}</strong> <em>{translate('inferred')}</em>{' '}
      <span>{translate('From a world that this page inferred from the description, not from the API.')}</span>
    </>
  );
}

function Choice({ choice, onChoose }: { choice: RecordChoice; onChoose: WorldViewProps['onChoose'] }) {
  const { parameter, table, ids, chosen } = choice;
  return (
    <label className={styles.choice}>
      {parameter}{' '}
      <select
        value={chosen === undefined ? '' : `=${chosen}`}
        onChange={({ target: { value } }) => onChoose(table, value === '' ? undefined : value.slice(1))}
      >
        {ids.map((id) => (
          <option key={id} value={`=${id}`}>
            {id}
          </option>
        ))}
        <option value="">{translate('from the example')}</option>
      </select>
    </label>
  );
}

/** How the answer came about: its values by origin, and whether anything changed. */
function Provenance({ answer }: { answer: WorldAnswer }) {
  const origins = describeOrigins(answer);
  const sentences = [...describeEffect(answer), ...answer.notes];
  if (origins.length === 0 && sentences.length === 0) return null;
  return (
    <div className={parts.line} data-provenance>
      <ul className={styles.origins}>
        {origins.map(({ origin, label, pointers, left }) => (
          <li key={origin} data-origin={origin}>
            {label}:{' '}
            {pointers.length === 0
              ? translate('the whole body')
              : pointers.map((pointer, index) => (
                  <Fragment key={pointer}>
                    {index > 0 && ', '}
                    <code>{pointer}</code>
                  </Fragment>
                ))}
            {left > 0 && ` ${translatePlural('and {count} more|and {count} more', left)}`}
          </li>
        ))}
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  );
}

function Body({ answer: { body, text } }: { answer: WorldAnswer }) {
  const label = translate('Body of the response');
  if (body !== undefined) {
    const json = JSON.stringify(body, null, 2).slice(0, MAX_SHOWN);
    return <Code code={highlightJson(json)} language="json" label={label} />;
  }
  if (text !== undefined && text !== '')
    return <Code code={escapeHtml(text.slice(0, MAX_SHOWN))} language="text" label={label} />;
  return <p className={parts.empty}>{translate('The response has no body.')}</p>;
}
