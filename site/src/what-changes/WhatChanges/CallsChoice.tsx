import { useId } from 'react';
import type { AffectedCall } from '#core/contracts/changelog';
import { translate, translatePlural } from '#core/labels/translate';
import { Method } from '../../ui/Method';
import { ALL_CALLS, keyOfCall, type Calls, type Source } from './use-calls';

/** How the reader says which calls to look at. */
export function CallsChoice(calls: Calls) {
  const { source, setSource, sent } = calls;
  const name = useId();
  const options: [Source, string][] = [
    ['all', translate('everything')],
    ['chosen', translate('some operations')],
    ['pasted', translate('calls that I paste')],
    ...(sent > 0
      ? [
          ['sent', translatePlural('the call I ran here|the {count} calls I ran here', sent)] as [
            Source,
            string,
          ],
        ]
      : []),
  ];
  return (
    <fieldset className="what-changes-choice">
      <legend>{translate('I use')}</legend>
      <div className="changelog-filter">
        {options.map(([value, label]) => (
          <label key={value}>
            <input type="radio" name={name} checked={source === value} onChange={() => setSource(value)} />
            <span>{label}</span>
          </label>
        ))}
      </div>
      {source === 'chosen' && <Operations {...calls} />}
      {source === 'pasted' && <Paste {...calls} />}
    </fieldset>
  );
}

function Operations({ ids, toggle }: Calls) {
  return (
    <div className="what-changes-list" role="group" aria-label={translate('Operations and events')}>
      {ALL_CALLS.map((call) => (
        <label key={keyOfCall(call)}>
          <input type="checkbox" checked={ids.has(keyOfCall(call))} onChange={() => toggle(call)} />
          <CallName call={call} />
        </label>
      ))}
    </div>
  );
}

function CallName({ call: { method, path, label } }: { call: AffectedCall }) {
  return (
    <span>
      <Method method={method ?? 'EVENT'} /> <code>{path ?? label}</code> {path !== undefined && label}
    </span>
  );
}

/** The box is not controlled: its content is nowhere but in the box. */
function Paste({ read, isTooLong }: Calls) {
  const id = useId();
  return (
    <div className="what-changes-paste">
      <label htmlFor={id}>
        {translate(
          'A recording of your browser (HAR), lines with curl, or code with the addresses that it calls',
        )}
      </label>
      <textarea
        id={id}
        rows={6}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        onChange={({ target }) => read(target.value)}
      />
      <p>
        <label htmlFor={`${id}-file`}>{translate('or a file')}</label>{' '}
        <input
          id={`${id}-file`}
          type="file"
          onChange={({ target }) => void target.files?.[0]?.text().then(read)}
        />
      </p>
      {isTooLong && <p role="alert">{translate('This is too long. Paste a part of it.')}</p>}
    </div>
  );
}
