import { translate } from '#core/labels/translate';
import type { ReactNode } from 'react';
import type { SimulatorAction } from '#core/contracts/simulator-action';
import { Button } from '../../../ui/Button';
import { Icon, type IconName } from '../../../ui/Icon';

const looks: Record<Exclude<SimulatorAction, 'flow'>, { icon: IconName; text: string }> = {
  run: { icon: 'run', text: translate('Run') },
  console: { icon: 'form', text: '' },
  check: { icon: 'check', text: translate('Check my payload') },
  reproduce: { icon: 'run', text: translate('Run a request that causes it') },
};

interface SimulatorButtonProps {
  action: Exclude<SimulatorAction, 'flow'>;
  /** For assistive technology, if the text alone does not say what the button acts on. */
  label?: string;
  look?: 'run' | 'quiet';
  /** For the action `reproduce`: the requests, as JSON. */
  calls?: string;
  children?: ReactNode;
}

/** Starts the simulator in the page. Must be inside an element with `data-simulator` (`src/run/run-on-click.ts`). */
export function SimulatorButton({ action, label, look, calls, children }: SimulatorButtonProps) {
  const { icon, text } = looks[action];
  return (
    <Button
      look={look}
      className="needs-script"
      aria-label={label}
      title={text === '' ? translate('Request console') : undefined}
      aria-keyshortcuts={action === 'run' ? 'Alt+R' : undefined}
      data-simulator-action={action}
      data-calls={calls}
    >
      <Icon name={icon} />
      {children ?? text}
    </Button>
  );
}
