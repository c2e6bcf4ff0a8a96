import { translate } from '#core/labels/translate';
import { Button } from '../../../ui/Button';
import { Icon } from '../../../ui/Icon';
import { Method } from '../../../ui/Method';
import styles from './styles.module.css';

/** A bar at the bottom of small screens: the call, and a button that opens its code. */
export function ActionBar({ method, path, canRun }: { method: string; path: string; canRun?: boolean }) {
  return (
    <div className={styles.bar} data-action-bar data-markdown-ignore="">
      <Method method={method} />
      <code>{path}</code>
      <Button popoverTarget="code-panel">
        <Icon name="code" />
        {translate('Show code')}
      </Button>
      {canRun && (
        <Button isMain className="needs-script" popoverTarget="code-panel" data-run-panel>
          <Icon name="run" />
          {translate('Run')}
        </Button>
      )}
    </div>
  );
}
