import clsx from 'clsx';
import type { ReactNode } from 'react';
import { translate } from '#core/labels/translate';
import { statusTitle } from '#core/http/status-names';
import { joinAnd } from '#core/labels/list-names';
import { ResponseHeaders } from '../../session/response/ResponseHeaders';
import styles from '../../session/response/styles.module.css';
import type { SendingState } from '../LiveConsole/use-sending';
import { findDocumented } from '../find-documented';
import type { Part } from '../send-request';
import { BodyText, BodyView } from './BodyView';
import { explain } from './explain';
import own from './styles.module.css';

interface LiveResponseProps {
  state: SendingState;
  /** Called when a link of the response leads back to the page. */
  onLeave: () => void;
}

/** The end of a real request: what came back, or why nothing did. */
export function LiveResponse({ state, onLeave }: LiveResponseProps) {
  const outcome = state.kind === 'ended' ? state.outcome : undefined;
  return (
    <>
      <p role="status">{statusOf(state)}</p>
      {state.kind === 'wrong' && <p role="alert">{state.message}</p>}
      {outcome && outcome.kind !== 'response' && <p role="alert">{explain(outcome.kind)}</p>}
      {state.kind === 'ended' && state.dropped.length > 0 && (
        <p>
          {translate('The browser sets {names} itself, so your values were not sent.', {
            names: joinAnd(state.dropped),
          })}
        </p>
      )}
      {state.kind === 'ended' && outcome?.kind === 'response' && (
        <Parts call={state.call} {...outcome} onLeave={onLeave}>
          <BodyView body={outcome.isStopped ? { ...outcome.body, isCut: false } : outcome.body} />
        </Parts>
      )}
      {state.kind === 'receiving' && (
        <Parts call={state.call} {...state.part} onLeave={onLeave}>
          <BodyText text={state.part.text} />
        </Parts>
      )}
    </>
  );
}

function statusOf(state: SendingState): string {
  switch (state.kind) {
    case 'idle':
      return translate('Nothing was sent yet.');
    case 'wrong':
      return translate('Nothing was sent.');
    case 'sending':
      return translate('Waiting for the response.');
    case 'receiving':
      return translate('{status}, receiving a stream', { status: statusTitle(state.part.status).trim() });
    case 'ended': {
      const { outcome } = state;
      if (outcome.kind !== 'response') return translate('There is no response.');
      const milliseconds = Math.max(1, Math.round(outcome.milliseconds));
      const status = statusTitle(outcome.status).trim();
      return outcome.isStopped
        ? translate('{status}, stopped after {milliseconds} ms', { status, milliseconds })
        : translate('{status} after {milliseconds} ms', { status, milliseconds });
    }
  }
}

interface PartsProps extends Pick<Part, 'status' | 'headers'> {
  call: string;
  onLeave: () => void;
  children: ReactNode;
}

function Parts({ call, status, headers, onLeave, children }: PartsProps) {
  const documented = findDocumented(status);
  return (
    <>
      <p>
        {documented ? (
          <a className={own.link} href={`#${documented}`} onClick={onLeave}>
            {translate('What {status} means here', { status })}
          </a>
        ) : (
          translate('The description has no response {status}.', { status })
        )}
      </p>
      <div className={styles.response} data-code>
        <p className={clsx(styles.line, own.call)}>
          <i data-ok={status < 400} />
          <code className={styles.request}>{call}</code>
        </p>
        <ResponseHeaders headers={headers}>
          <p>{translate('The browser hides the headers that the server does not expose to other sites.')}</p>
        </ResponseHeaders>
        {children}
      </div>
    </>
  );
}
