import { translate } from '#core/labels/translate';
import { Icon } from '../../../ui/Icon';
import { PageAction } from '../../../ui/PageAction';
import { OpenPage } from '../OpenPage';
import styles from './styles.module.css';

/** Copies the page as Markdown (`src/client/copy-page.ts`), or opens it elsewhere. */
export function CopyPage() {
  return (
    <div className={styles.tools}>
      <PageAction
        aria-label={translate('Copy page as Markdown')}
        title={translate('Copy page as Markdown')}
        data-copy-page
      >
        <Icon name="copy" />
      </PageAction>
      <OpenPage />
      <span className="visually-hidden" role="status" />
    </div>
  );
}
