import { translate } from '#core/labels/translate';
import { useEffect } from 'react';
import { useLocation } from '@docusaurus/router';

/**
 * A message over the page for scripts that did not load. The script in the page's head (`config/before-scripts.ts`) decides when it
 * shows; that React runs, or shows another page, takes it back.
 */
export function ScriptsMissing() {
  const { pathname } = useLocation();
  useEffect(() => {
    document.documentElement.dataset.scripts = 'ready';
  }, [pathname]);
  return (
    <div className="scripts-missing" role="status" hidden>
      <span data-scripts="missing">
        {translate(
          'Search and the other controls of this page did not load. The text and the examples are complete.',
        )}
      </span>
      <span data-scripts="incomplete">
        {translate('Part of this page did not load. The site may have been updated while you were reading.')}
      </span>
      <button type="button" data-reload>
        {translate('Reload')}
      </button>
    </div>
  );
}
