import { translate } from '#core/labels/translate';
import { useEffect, useId, useRef, useState } from 'react';
import type { LiveBody, LiveOperation } from '#core/contracts/live';
import styles from '../../forms/dialog.module.css';
import { useOpenDialog } from '../../forms/use-open-dialog';
import { Button } from '../../ui/Button';
import { translateElements } from '../../ui/translate-elements';
import { type Choices, LiveForm } from '../LiveForm';
import { LiveResponse } from '../LiveResponse';
import own from './styles.module.css';
import { useSending } from './use-sending';

interface LiveConsoleProps {
  operation: LiveOperation;
  /** Name of the request that the form starts with. */
  example: string;
}

/** Methods whose requests change nothing. @see https://www.rfc-editor.org/rfc/rfc9110#name-safe-methods */
const SAFE = ['GET', 'HEAD', 'OPTIONS', 'QUERY'];

/** Browsers send no body with these methods. */
const WITHOUT_BODY = ['GET', 'HEAD'];

/** A dialog that sends real requests of an operation: a form, what it will do, and the response. */
export function LiveConsole({ operation, example }: LiveConsoleProps) {
  const dialog = useOpenDialog();
  const [title, form, about] = [useId(), useId(), useId()];
  const request = operation.requests.find(({ name }) => name === example) ?? operation.requests[0];
  const bodies = listBodies(operation, request?.body);
  const [choices, setChoices] = useState<Choices>({
    server: operation.servers[0] ?? '',
    alternative: 0,
    ...(request?.body && bodies.length > 0 && { body: 0 }),
  });
  const { state, submit, cancel } = useSending(operation);
  const column = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On a narrow screen the response is below the form.
    if (state.kind !== 'idle') column.current?.scrollIntoView({ block: 'nearest' });
  }, [state.kind]);
  const isReceiving = state.kind === 'receiving';
  const isSending = state.kind === 'sending' || isReceiving;
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={title} onClose={cancel}>
      <header className={styles.head}>
        <h2 id={title}>{operation.summary}</h2>
        <Button onClick={() => dialog.current?.close()}>{translate('Close')}</Button>
      </header>
      <div className={styles.columns}>
        <div className={styles.request}>
          <LiveForm
            id={form}
            operation={operation}
            values={request?.values ?? {}}
            bodies={bodies}
            choices={choices}
            onChoose={(part) => setChoices((current) => ({ ...current, ...part }))}
            onSubmit={(fields) =>
              submit({
                server: choices.server,
                fields,
                body: choices.body === undefined ? undefined : bodies[choices.body],
                credentials: operation.security[choices.alternative] ?? [],
              })
            }
          />
        </div>
        <div className={styles.answer}>
          <div ref={column} className={styles.column}>
            <h3>{translate('Response')}</h3>
            <LiveResponse state={state} onLeave={() => dialog.current?.close()} />
          </div>
        </div>
      </div>
      <footer className={styles.foot}>
        <p id={about} className={styles.about}>
          <Purpose method={operation.method} server={choices.server} />
        </p>
        <div className={own.buttons}>
          {isSending && (
            <Button onClick={cancel}>{isReceiving ? translate('Stop') : translate('Cancel')}</Button>
          )}
          {/* It stays in the page while the request is on its way, so that the focus does. */}
          <Button isMain type="submit" form={form} aria-describedby={about} aria-busy={isSending}>
            {SAFE.includes(operation.method)
              ? translate('Send {method}', { method: operation.method })
              : translate('Send {method}: changes data', { method: operation.method })}
          </Button>
        </div>
      </footer>
    </dialog>
  );
}

/** Says where the request goes, and that it is real. */
function Purpose({ method, server }: { method: string; server: string }) {
  const host = <strong>{new URL(server).host}</strong>;
  return SAFE.includes(method)
    ? translateElements('This sends a real request to {host}.', { host })
    : translateElements('This sends a real request to {host}. It can change or delete data there.', { host });
}

/** Lists one body for each media type, first that of the example. */
function listBodies({ method, requests, otherBodies }: LiveOperation, first?: LiveBody): LiveBody[] {
  if (WITHOUT_BODY.includes(method)) return [];
  const all = [first, ...requests.map(({ body }) => body), ...otherBodies].filter(
    (body) => body !== undefined,
  );
  return [...new Map(all.toReversed().map((body) => [body.mediaType, body])).values()].toReversed();
}
