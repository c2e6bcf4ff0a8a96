import { translate } from '#core/labels/translate';
import { useId } from 'react';
import choices from '@generated/environments/default/choices.json';
import { Button } from '../../../ui/Button';
import { Icon } from '../../../ui/Icon';
import styles from './styles.module.css';

interface EnvironmentButtonProps {
  /** The `readerValues` of `OperationData`. */
  values: readonly { name: string; value: string }[];
}

/**
 * Opens a form for the server that all snippets call, and for the reader's own account and key (`src/environment/`). Without
 * scripts, there is no button.
 */
export function EnvironmentButton({ values }: EnvironmentButtonProps) {
  const id = useId();
  const [first] = values;
  const { servers } = choices;
  if (!first) return null;
  return (
    <>
      <Button look="quiet" className={`needs-script ${styles.button}`} popoverTarget={id}>
        <Icon name="key" />
        <span className="visually-hidden">{translate('Environment:')} </span>
        {servers.length > 1 && <b data-environment-label="">{servers[0]?.label}</b>}
        <span className={styles.own} data-reader-value={first.name}>
          {first.value}
        </span>
      </Button>
      <div
        className={styles.popover}
        data-environment={JSON.stringify(values)}
        data-markdown-ignore=""
        id={id}
        popover="auto"
        role="dialog"
        aria-label={translate('Environment of all snippets')}
      />
    </>
  );
}
