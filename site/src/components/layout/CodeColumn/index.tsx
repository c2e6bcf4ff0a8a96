import { translate } from '#core/labels/translate';
import type { ReactNode } from 'react';
import { Icon } from '../../../ui/Icon';
import { Panel } from '../../code/Panel';
import { HasCode } from './HasCode';
import styles from './styles.module.css';

interface CodeColumnProps {
  label: string;
  operation?: string;
  /** Name of the rules that say what is shown (`Choices`). */
  choices?: string;
  children: ReactNode;
}

/**
 * The panel next to the text: a column that stays in view if there is room, below the text if there is less, and a sheet behind the
 * action bar on small screens. The sheet opens, closes and handles Escape without scripts.
 */
export function CodeColumn({ label, operation, choices, children }: CodeColumnProps) {
  return (
    <>
      <HasCode />
      <aside
        className={styles.column}
        id="code-panel"
        tabIndex={-1}
        popover="auto"
        aria-label={label}
        data-choices={choices}
      >
        <button
          type="button"
          className={styles.close}
          popoverTarget="code-panel"
          popoverTargetAction="hide"
          aria-label={translate('Close code panel')}
        >
          <Icon name="close" />
        </button>
        <Panel className={styles.panel} operation={operation}>
          {children}
        </Panel>
      </aside>
    </>
  );
}
