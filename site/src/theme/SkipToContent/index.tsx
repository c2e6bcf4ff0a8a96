import type { MouseEvent } from 'react';
import SkipToContent from '@theme-original/SkipToContent';
import { moveFocus } from '../../move-focus';
import styles from './styles.module.css';

/** The skip link, and, on pages with code next to the text, a second one that skips to the code. */
export default function SkipLinks() {
  return (
    <>
      <div onClickCapture={skipToMain}>
        <SkipToContent />
      </div>
      <div role="region" aria-label="Skip to the code" className={styles.region}>
        {/* eslint-disable-next-line @docusaurus/no-html-links -- the browser moves the focus with its own fragments only */}
        <a className={styles.skip} href="#code-panel">
          Skip to the code
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
