import { translate } from '#core/labels/translate';
import { useEffect, useRef } from 'react';
import flowsText from '../../../generated/arazzo/flows.json';
import type { Flow, Flows } from '#core/contracts/flows';
import { statusTitle } from '#core/http/status-names';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { FlowItem } from './FlowItem';
import { outputsOf, type FlowState } from './flow-state';
import styles from './styles.module.css';
import { useFlow } from './use-flow';

const flows = flowsText as unknown as Flows;

/**
 * Plays a flow in the page: each step takes the values of the steps before it, and can run again.
 * @throws Error if the flow does not exist.
 */
export default function FlowPlayer({ name }: { name: string }) {
  const flow = flows[name];
  if (!flow) throw new Error(`Unknown flow: ${name}`);
  const { steps } = flow;
  const { state, runTo, runAll, reset } = useFlow(steps);
  const actions = useRef<HTMLParagraphElement>(null);
  useEffect(() => actions.current?.querySelector('button')?.focus({ preventScroll: true }), []);
  return (
    <div className={styles.flow} data-flow={name}>
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <FlowItem
            key={step.id}
            step={step}
            result={state.results[index]}
            outputs={outputsOf(steps, state.results.slice(0, index))}
            isRunning={state.running === index}
            onRun={() => void runTo(index)}
          />
        ))}
      </ol>
      <p ref={actions} className={styles.actions}>
        <Button isMain aria-busy={state.running !== undefined || undefined} onClick={() => void runAll()}>
          <Icon name="run" />
          {state.results.length === 0 ? translate('Run all steps') : translate('Run all steps again')}
        </Button>
        {state.results.length > 0 && <Button onClick={reset}>{translate('Start over')}</Button>}
      </p>
      <p className="visually-hidden" role="status">
        {announcementOf(flow, state)}
      </p>
    </div>
  );
}

/** One short sentence about the last step: "Step 2 of 5: 201 Created". */
function announcementOf({ steps }: Flow, { results }: FlowState): string {
  const last = results.at(-1);
  if (!last) return '';
  const status = last.exchange?.response.status;
  const outcome = status === undefined ? translate('event shown') : statusTitle(status);
  return translate('Step {number} of {all}: {outcome}', {
    number: results.length,
    all: steps.length,
    outcome,
  });
}
