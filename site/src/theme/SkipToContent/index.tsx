import SkipToContent from '@theme-original/SkipToContent';
import styles from './styles.module.css';

/** Pages with code beside the text have a second way past the navigation: to the code. */
export default function SkipLinks() {
  return (
    <>
      <SkipToContent />
      <div role="region" aria-label="Skip to the code" className={styles.region}>
        {/* eslint-disable-next-line @docusaurus/no-html-links -- the browser moves the focus with its own fragments only */}
        <a className={styles.skip} href="#code-panel">
          Skip to the code
        </a>
      </div>
    </>
  );
}
