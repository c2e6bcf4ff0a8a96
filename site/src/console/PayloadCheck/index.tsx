import { translate, translatePlural } from '#core/labels/translate';
import { useRef, useState, type FormEvent } from 'react';
import { statusTitle } from '#core/http/status-names';
import { Button } from '../../ui/Button';
import { draftOf } from '../../session/draft';
import { getOperation } from '../../session/operations';
import type { OperationProps } from '../../session/operation-props';
import { TextField } from '../../forms/TextField';
import { RuleList } from '../../session/response/SimulatedRules';
import { checkPayload, type PayloadProblem, type PayloadReport } from './check-payload';
import { FieldLink } from './FieldLink';
import { translateElements } from '../../ui/translate-elements';
import styles from './styles.module.css';

/** A form that takes a JSON body and shows everything that is wrong with it; nothing leaves the page or changes. */
export function PayloadCheck({ operationId, requestName }: OperationProps) {
  const operation = getOperation(operationId);
  const [text, setText] = useState(() => exampleOf(operationId, requestName));
  const [report, setReport] = useState<PayloadReport>();
  const last = useRef(0);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    last.current += 1;
    const turn = last.current;
    const next = await checkPayload(operationId, text);
    if (turn === last.current) setReport(next);
  };
  return (
    <form className={styles.check} onSubmit={(event) => void submit(event)}>
      <TextField
        label={translate('Body for {method} {path}', { method: operation.method, path: operation.path })}
        rows={12}
        value={text}
        onChange={setText}
      />
      <p className={styles.about}>
        {translate('Checked in this page: nothing is sent, and nothing in the simulator changes.')}
      </p>
      <div>
        <Button isMain type="submit">
          {translate('Check')}
        </Button>
      </div>
      <div role="status">{report && <Summary report={report} />}</div>
      {report && <Problems report={report} />}
    </form>
  );
}

function exampleOf(operationId: string, requestName: string): string {
  const operation = getOperation(operationId);
  const request = operation.requests.find(({ name }) => name === requestName) ?? operation.requests[0];
  return (request && draftOf(operation, request).body) ?? '{}';
}

function Summary({ report: { status, problems } }: { report: PayloadReport }) {
  const count = translatePlural('{count} problem|{count} problems', problems.length);
  return (
    <p className={styles.summary}>
      {translateElements('{problems}. The simulator returns {status} ({simulated}).', {
        problems: (
          <strong className={status < 400 ? styles.success : styles.error}>
            {problems.length === 0 ? translate('No problem') : count}
          </strong>
        ),
        status: <strong>{statusTitle(status)}</strong>,
        simulated: <span>{translate('simulated')}</span>,
      })}
    </p>
  );
}

function Problems({ report: { problems, rules } }: { report: PayloadReport }) {
  return (
    <>
      <ol className={styles.problems}>
        {problems.map((problem, index) => (
          <Problem key={index} problem={problem} />
        ))}
      </ol>
      {rules.length > 0 && (
        <div className={styles.about}>
          <p>{translate('Rules of the simulator:')}</p>
          <RuleList rules={rules} />
        </div>
      )}
    </>
  );
}

function Problem({ problem }: { problem: PayloadProblem }) {
  const { pointer, anchor, value, rule, remedy } = problem;
  return (
    <li>
      <FieldLink anchor={anchor}>{pointer || translate('the whole body')}</FieldLink>
      {value !== undefined && (
        <>
          {': '}
          <code>{value}</code>
        </>
      )}
      <br />
      {rule}
      {remedy && (
        <>
          {' '}
          <strong className={styles.remedy}>→ {remedy}</strong>
        </>
      )}
    </li>
  );
}
