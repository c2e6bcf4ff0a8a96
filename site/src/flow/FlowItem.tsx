import { translate } from '#core/labels/translate';
import { formatValue } from '#core/json/format-value';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { FlowStep } from '#core/contracts/flows';
import type { FlowOutputs } from '#core/flows/expressions';
import { takenValues } from '#core/flows/taken-values';
import { Button } from '../ui/Button';
import { isDone, type StepResult } from './flow-state';
import { StepOutput } from './StepOutput';
import styles from './styles.module.css';

interface FlowItemProps {
  step: FlowStep;
  result?: StepResult;
  /** The outputs of the steps before. */
  outputs: FlowOutputs;
  isRunning: boolean;
  onRun: () => void;
}

/** One step of a flow: what it does, the values that it takes, a button, and its result. */
export function FlowItem({ step, result, outputs, isRunning, onRun }: FlowItemProps) {
  const base = useBaseUrl('/');
  const label = 'event' in step ? step.event : `${step.method} ${step.path}`;
  const name = result
    ? translate('Run again')
    : 'event' in step
      ? translate('Show the event')
      : translate('Run');
  return (
    <li className={styles.step} data-state={stateOf(result, isRunning)}>
      <div className={styles.head}>
        <p className={styles.title}>
          <strong>{step.title}</strong>{' '}
          <a href={`${base}${step.href.slice(1)}`} target="_blank" rel="noopener">
            <code>{label}</code>
            <span className="visually-hidden"> {translate('(opens in a new tab)')}</span>
          </a>
        </p>
        <Button aria-busy={isRunning || undefined} aria-label={`${name}: ${step.title}`} onClick={onRun}>
          {name}
        </Button>
      </div>
      <TakenValues step={step} outputs={outputs} />
      {result && <StepOutput result={result} label={step.title} />}
    </li>
  );
}

function stateOf(result: StepResult | undefined, isRunning: boolean): string {
  if (isRunning) return 'running';
  if (!result) return 'open';
  return isDone(result) ? 'done' : 'failed';
}

/** The values that the step takes, as soon as the steps before have them. */
function TakenValues({ step, outputs }: Pick<FlowItemProps, 'step' | 'outputs'>) {
  const taken = takenValues(step).flatMap(({ name, step: source, output }) => {
    const value = outputs[source]?.[output];
    return value === undefined ? [] : [{ name, value: formatValue(value) }];
  });
  if (taken.length === 0) return null;
  return (
    <ul className={styles.taken} aria-label={translate('Taken from earlier steps')}>
      {taken.map(({ name, value }) => (
        <li key={name}>
          <code>{name}</code> {value}
        </li>
      ))}
    </ul>
  );
}
