import type { MouseEvent } from 'react';
import SkipToContent from '@theme-original/SkipToContent';
import { moveFocus } from '../../move-focus';
import styles from './styles.module.css';

/** Pages with code beside the text have a second way past the navigation: to the code. */
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

/** The theme takes the focus from the main content as soon as it is there, so that nothing has it. */
function skipToMain(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
  moveFocus(document.querySelector('main'), {});
}
