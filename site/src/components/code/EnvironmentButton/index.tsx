import { translate } from '#core/labels/translate';
import { useId } from 'react';
import type { BASE_URL } from '#core/contracts/environments';
import choices from '@generated/environments/default/choices.json';
import { Button } from '../../../ui/Button';
import { Icon } from '../../../ui/Icon';
import styles from './styles.module.css';

/** Written here, because every page loads this file and no page needs the module of the constant. */
const baseUrl: typeof BASE_URL = 'baseUrl';

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
  const { servers, hasWholeAddresses } = choices;
  const [first, second] = values;
  if (!first) return null;
  const isWhole = first.name === baseUrl;
  const own = isWhole ? second : first;
  return (
    <>
      <Button look="quiet" className={`needs-script ${styles.button}`} popoverTarget={id}>
        <Icon name="key" />
        <span className="visually-hidden">{translate('Environment:')} </span>
        {servers.length > 1 && (isWhole || !hasWholeAddresses) && (
          <b data-environment-label="">{servers[0]?.label}</b>
        )}
        {own && (
          <span className={styles.own} data-reader-value={own.name}>
            {own.value}
          </span>
        )}
      </Button>
      <div
        className={styles.popover}
        data-environment={JSON.stringify(values)}
        data-markdown-ignore=""
        id={id}
        popover="auto"
        role="dialog"
        aria-label={translate('Your environment')}
      />
    </>
  );
}
