import type { ExampleData } from '#core/contracts/page-data';
import { Code } from '../Code';
import { RichText } from '../RichText';
import styles from './styles.module.css';

interface ExampleProps {
  example: ExampleData;
  /** What the example is of: `Response 201`. */
  label: string;
}

/** An example of a body in a panel, with what is said about it. */
export function Example({ example, label }: ExampleProps) {
  const { html, code, language, summary, name, isSample } = example;
  return (
    <>
      <RichText html={html} className={styles.note} />
      <Code code={code} language={language} label={`${label}: ${summary ?? name}`} />
      {isSample && <p className={styles.note}>Made from the schema: the description has no example.</p>}
    </>
  );
}
