import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/Button';
import { draftOf, requestOf } from '../draft';
import { getOperation } from '../operations';
import { sendCalls } from '../send-calls';
import { SimulatedResponse } from '../SimulatedResponse';
import { resetSimulator, send, useExchanges, type Exchange } from '../simulator';
import styles from './styles.module.css';

export interface OperationProps {
  operationId: string;
  /** Name of the request example. */
  requestName: string;
}

interface RunResultProps extends OperationProps {
  /** Requests to send instead of the example, as JSON. */
  calls?: string;
}

/** Sends the request of a snippet when the component mounts, and shows the response. */
export function RunResult({ calls, ...operation }: RunResultProps) {
  const exchange = useRun(operation, calls);
  const count = useExchanges().length;
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    element.current?.scrollIntoView({ block: 'nearest' });
  }, [exchange]);
  if (!exchange) return null;
  return (
    <section ref={element} className={styles.result} aria-label="Response of the simulator">
      <SimulatedResponse exchange={exchange} />
      <p className={styles.state}>
        {count === 0 ? 'The simulator is as it was at the start.' : `Requests in this visit: ${count}.`}{' '}
        <Button onClick={resetSimulator}>Reset the simulator</Button>
      </p>
    </section>
  );
}

function useRun({ operationId, requestName }: OperationProps, calls?: string): Exchange | undefined {
  const [exchange, setExchange] = useState<Exchange>();
  const isSent = useRef(false);
  useEffect(() => {
    // A request that creates something must be sent only once, even if React runs effects twice.
    if (isSent.current) return;
    isSent.current = true;
    const responses = calls === undefined ? sendExample(operationId, requestName) : sendCalls(calls);
    void responses.then(setExchange);
  }, [operationId, requestName, calls]);
  return exchange;
}

async function sendExample(operationId: string, requestName: string): Promise<Exchange | undefined> {
  const operation = getOperation(operationId);
  const request = operation.requests.find(({ name }) => name === requestName) ?? operation.requests[0];
  return request && send(requestOf(operation, draftOf(operation, request)));
}
