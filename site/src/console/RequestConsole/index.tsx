import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../ui/Button';
import { requestOf, type Draft } from '../draft';
import { getOperation } from '../operations';
import { RequestForm } from '../RequestForm';
import { RequestLog } from '../RequestLog';
import type { OperationProps } from '../RunResult';
import { SimulatedResponse } from '../SimulatedResponse';
import { SimulatedRules } from '../SimulatedRules';
import { resetSimulator, send, type Exchange } from '../simulator';
import styles from './styles.module.css';

/** The request console of an operation: a dialog with a form, the simulator's response, and the log of the visit. */
export function RequestConsole({ operationId, requestName }: OperationProps) {
  const operation = getOperation(operationId);
  const dialog = useOpenDialog();
  const title = useId();
  const { exchange, problem, submit, show } = useSend(operationId);
  const column = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On a narrow screen the response is below the form.
    if (exchange) column.current?.scrollIntoView({ block: 'nearest' });
  }, [exchange]);
  const reset = () => {
    resetSimulator();
    show(undefined);
  };
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={title}>
      <header className={styles.head}>
        <h2 id={title}>{operation.summary}</h2>
        <Button onClick={() => dialog.current?.close()}>Close</Button>
      </header>
      <p className={styles.about}>
        The simulator in this page answers: no request leaves your browser, and what you change lasts until
        you leave or reset it.
      </p>
      <div className={styles.columns}>
        <RequestForm operationId={operationId} requestName={requestName} onSubmit={submit} />
        <div ref={column} className={styles.column}>
          <h3>Response</h3>
          {problem && <p role="alert">{problem}</p>}
          {exchange ? (
            <SimulatedResponse exchange={exchange} />
          ) : (
            <p className={styles.about}>Send the request to see its status, headers and body.</p>
          )}
          <RequestLog current={exchange} onShow={show} />
          <div>
            <Button onClick={reset}>Reset the simulator</Button>
          </div>
          <SimulatedRules />
        </div>
      </div>
    </dialog>
  );
}

function useOpenDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  return dialog;
}

function useSend(operationId: string) {
  const [exchange, show] = useState<Exchange>();
  const [problem, setProblem] = useState('');
  const submit = async (draft: Draft): Promise<void> => {
    try {
      show(await send(requestOf(getOperation(operationId), draft)));
      setProblem('');
    } catch (error) {
      // The browser rejects invalid headers.
      if (!(error instanceof TypeError)) throw error;
      setProblem(error.message);
    }
  };
  return { exchange, problem, show, submit };
}
