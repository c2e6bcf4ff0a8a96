import { Icon } from '../../../ui/Icon';
import { Tool } from '../../../ui/Tool';

/** Copies the page as Markdown (`src/client/copy-page.ts`). */
export function CopyPage() {
  return (
    <>
      <Tool aria-label="Copy page as Markdown" title="Copy page as Markdown" data-copy-page>
        <Icon name="copy" />
      </Tool>
      <span className="visually-hidden" role="status" />
    </>
  );
}
