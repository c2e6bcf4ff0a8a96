import { translate } from '#core/labels/translate';
import { Fragment } from 'react';
import { createPortal } from 'react-dom';
import outdated from '../../session/response/outdated.module.css';
import { Icon } from '../../ui/Icon';
import type * as Engine from '../engine';
import { codeOf, describeRun, type RunWords } from '../describe-run';
import type { RunSlots } from '../run-slots';
import type { RunState } from '../run-state';
import styles from './styles.module.css';

/** The actions of readers on a run, in addition to pressing Run. */
export type RunAction = 'run' | 'cancel' | 'reload';

interface RunViewProps {
  state: RunState;
  slots: RunSlots;
  /** Undefined until it is loaded. */
  engine?: typeof Engine;
  onAction: (action: RunAction) => void;
}

/** Everything that a panel shows of a run, in one tree, so that status and body never disagree. */
export function RunView({ state, slots, engine, onAction }: RunViewProps) {
  const words = describeRun(state);
  const code = codeOf(state);
  const codeSlot = slots.tab?.querySelector('b');
  return (
    <>
      {words && createPortal(<Words {...words} />, slots.status)}
      {createPortal(<Actions state={state} onAction={onAction} />, slots.actions)}
      {code !== undefined && codeSlot && createPortal(` · ${code}`, codeSlot)}
      {state.kind === 'loading' && <Skeleton />}
      {state.kind === 'missing' && <Missing onAction={onAction} />}
      {'response' in state && engine && (
        <section
          className={state.kind === 'stale' ? outdated.outdated : undefined}
          aria-label={translate('Response of the simulator')}
        >
          <engine.ResponseBody exchange={state.response.exchange} />
        </section>
      )}
    </>
  );
}

function Words({ icon, title, details, isSimulated }: RunWords) {
  return (
    <>
      <strong>
        {icon && <Icon name={icon} />}
        {title}
      </strong>{' '}
      {isSimulated && (
        <>
          <em>{translate('simulated')}</em>{' '}
        </>
      )}
      {details.map((detail, index) => (
        <Fragment key={detail}>
          {index > 0 && ' '}
          <span>{detail}</span>
        </Fragment>
      ))}
    </>
  );
}

function Actions({ state: { kind }, onAction }: Pick<RunViewProps, 'state' | 'onAction'>) {
  if (kind === 'stale')
    return (
      <button type="button" onClick={() => onAction('run')}>
        {translate('Run again')}
      </button>
    );
  if (kind !== 'loading') return null;
  return (
    <>
      <button type="button" onClick={() => onAction('cancel')}>
        {translate('Cancel')}
      </button>
      <i />
    </>
  );
}

function Skeleton() {
  return (
    <div className={styles.skeleton} aria-hidden="true">
      {Array.from({ length: 9 }, (_, line) => (
        <i key={line} />
      ))}
    </div>
  );
}

function Missing({ onAction }: Pick<RunViewProps, 'onAction'>) {
  return (
    <div className={styles.missing}>
      <p>
        {translate(
          'The request was not sent anywhere: a part of the simulator did not load. The documented responses stay in the other tabs.',
        )}
      </p>
      <button type="button" onClick={() => onAction('run')}>
        <Icon name="retry" />
        {translate('Retry')}
      </button>
      <button type="button" onClick={() => onAction('reload')}>
        {translate('Reload the page')}
      </button>
    </div>
  );
}
