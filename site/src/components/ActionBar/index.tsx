import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { Button } from '../Button';
import { Icon } from '../Icon';
import { Method } from '../Method';
import styles from './styles.module.css';

/** At the foot of small screens: the call, and the way to its code. */
export function ActionBar({ method, path, canRun }: { method: string; path: string; canRun?: boolean }) {
  const { hasSimulator } = useDocusaurusContext().siteConfig.customFields ?? {};
  return (
    <div className={styles.bar} data-action-bar>
      <Method method={method} />
      <code>{path}</code>
      <Button popoverTarget="code-panel">
        <Icon name="code" />
        Show code
      </Button>
      {canRun && hasSimulator === true && (
        <Button isMain className="needs-script" popoverTarget="code-panel" data-run-panel>
          <Icon name="run" />
          Run
        </Button>
      )}
    </div>
  );
}
