import { translate } from '#core/labels/translate';
import { useEffect } from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';

/** A message below the navbar; the script in the page's head shows it if others do not load (`config/before-scripts.ts`). */
export function ScriptsMissing() {
  useEffect(() => {
    delete document.documentElement.dataset.scripts;
  }, []);
  if (useIsBrowser()) return null;
  return (
    <div className="scripts-missing" role="status" hidden>
      <span>
        {translate(
          'Search and the other controls of this page did not load. The text and the examples are complete.',
        )}
      </span>
      <button type="button" data-reload>
        {translate('Reload')}
      </button>
    </div>
  );
}
