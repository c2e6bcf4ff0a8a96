import { translate } from '#core/labels/translate';
import { useEffect, type MouseEvent } from 'react';
import { useLocation } from '@docusaurus/router';
import SkipToContent from '@theme-original/SkipToContent';
import { focusAwaitedTarget } from '../../focus-target';
import { moveFocus } from '../../move-focus';
import styles from './styles.module.css';

/** The skip link, and, on pages with code next to the text, a second one that skips to the code. */
export default function SkipLinks() {
  const location = useLocation();
  // React runs it after the effect of the theme's link, which moves the focus to the start of the page.
  useEffect(() => focusAwaitedTarget(location.hash), [location]);
  return (
    <>
      <div onClickCapture={skipToMain}>
        <SkipToContent />
      </div>
      <div role="region" aria-label={translate('Skip to the code')} className={styles.region}>
        {/* oxlint-disable-next-line react/forbid-elements -- the browser moves the focus with its own fragments only */}
        <a className={styles.skip} href="#code-panel">
          {translate('Skip to the code')}
        </a>
      </div>
    </>
  );
}

/** Moves the focus to the main content, instead of the theme's handler, which removes it again at once. */
function skipToMain(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
  moveFocus(document.querySelector('main'), {});
}
