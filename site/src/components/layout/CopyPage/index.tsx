import { Icon } from '../../../ui/Icon';
import { PageAction } from '../../../ui/PageAction';

/** Copies the page as Markdown (`src/client/copy-page.ts`). */
export function CopyPage() {
  return (
    <>
      <PageAction aria-label="Copy page as Markdown" title="Copy page as Markdown" data-copy-page>
        <Icon name="copy" />
      </PageAction>
      <span className="visually-hidden" role="status" />
    </>
  );
}
