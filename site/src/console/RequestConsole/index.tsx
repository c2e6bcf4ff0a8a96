import { translate } from '#core/labels/translate';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../ui/Button';
import { Choice } from '../../ui/Choice';
import { exampleDraft } from '../../session/draft';
import { getOperation } from '../../session/operations';
import { RequestForm } from '../RequestForm';
import { RequestLog } from '../RequestLog';
import type { OperationProps } from '../../session/operation-props';
import { SimulatedResponse } from '../SimulatedResponse';
import { SimulatedRules } from '../../session/response/SimulatedRules';
import { resetSimulator } from '../../session/simulator';
import { useOpenDialog } from '../../forms/use-open-dialog';
import styles from '../../forms/dialog.module.css';
import { isOfDraft, useSend } from './use-send';

/** The request console of an operation: a dialog with a form, the simulator's response, and the log of the visit. */
export function RequestConsole({ operationId, requestName }: OperationProps) {
  const operation = getOperation(operationId);
  const dialog = useOpenDialog();
  const title = useId();
  const form = useId();
  const [draft, setDraft] = useState(() => exampleDraft(operation, requestName));
  const { exchange, problem, submit, show } = useSend(operation);
  const [view, setView] = useState<View>('fields');
  const [jsonSlot, setJsonSlot] = useState<Element | null>(null);
  const [problemSlot, setProblemSlot] = useState<Element | null>(null);
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
        {operation.mediaType !== undefined && <ViewChoice view={view} onChoose={setView} />}
        <Button onClick={() => dialog.current?.close()}>{translate('Close')}</Button>
      </header>
      <div className={styles.columns} data-view={view}>
        <div className={styles.request}>
          <RequestForm
            id={form}
            operationId={operationId}
            requestName={requestName}
            draft={draft}
            setDraft={setDraft}
            jsonSlot={jsonSlot}
            problemSlot={problemSlot}
            onSubmit={submit}
          />
        </div>
        <div className={styles.answer}>
          <div ref={setJsonSlot} className={styles.json} />
          <div ref={column} className={styles.column}>
            <h3>{translate('Response')}</h3>
            {problem && <p role="alert">{problem}</p>}
            {exchange ? (
              <SimulatedResponse exchange={exchange} isOutdated={!isOfDraft(exchange, draft)} />
            ) : (
              <p className={styles.about}>
                {translate(
                  'The simulator in this page responds: no request leaves your browser, and changes last until you reset it or reload the page.',
                )}
              </p>
            )}
            <RequestLog current={exchange} onShow={show} />
            <div>
              <Button onClick={reset}>{translate('Reset the simulator')}</Button>
            </div>
            <SimulatedRules />
          </div>
        </div>
      </div>
      <footer className={styles.foot}>
        <div ref={setProblemSlot} />
        <Button isMain type="submit" form={form}>
          {translate('Send to the simulator')}
        </Button>
      </footer>
    </dialog>
  );
}

const VIEWS = ['fields', 'json'] as const;

type View = (typeof VIEWS)[number];

/** On a narrow screen, which form of the body is visible. */
function ViewChoice({ view, onChoose }: { view: View; onChoose: (view: View) => void }) {
  return (
    <Choice
      aria-label={translate('Form of the body')}
      className={styles.views}
      options={[translate('Fields'), 'JSON']}
      chosen={VIEWS.indexOf(view)}
      onChoose={(index) => onChoose(VIEWS[index] ?? view)}
    />
  );
}
