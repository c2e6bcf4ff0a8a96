import { Icon } from '../Icon';
import styles from './styles.module.css';

/** Copies the page as Markdown (`src/client/copy-page.ts`). */
export function CopyPage() {
  return (
    <>
      <button
        type="button"
        className={`${styles.tool} needs-script`}
        aria-label="Copy page as Markdown"
        title="Copy page as Markdown"
        data-copy-page
      >
        <Icon name="copy" />
      </button>
      <span className="visually-hidden" role="status" />
    </>
  );
}
