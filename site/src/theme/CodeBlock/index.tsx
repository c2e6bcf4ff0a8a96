import { parseCodeBlockTitle } from '@docusaurus/theme-common/internal';
import { Code } from '@site/src/components/Code';
import styles from './styles.module.css';

interface CodeBlockProps {
  /** Markup that `site/rehype/highlight-code.ts` made. */
  highlighted?: string;
  className?: string;
  metastring?: string;
  title?: string;
}

/** A code block of a hand-written page. Replaces the theme's own, whose highlighter would be loaded on every page. */
export default function CodeBlock({ highlighted = '', className, metastring, title }: CodeBlockProps) {
  const heading = title ?? parseCodeBlockTitle(metastring);
  const language = /language-(\S+)/.exec(className ?? '')?.[1] ?? 'text';
  return (
    <div className={`theme-code-block ${styles.block}`}>
      {heading && <div className={styles.title}>{heading}</div>}
      <Code code={highlighted} language={language} label={heading || `Code in ${language}`} />
    </div>
  );
}
