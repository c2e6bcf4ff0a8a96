import type { ExampleData } from '#core/contracts/page-data';
import { Code } from '../Code';
import { RichText } from '../RichText';
import { Tabs } from '../Tabs';
import styles from './styles.module.css';

interface ExamplesProps {
  /** Unique in the page. */
  name: string;
  label: string;
  examples?: ExampleData[];
  /** Name of a choice that the tabs share with others. */
  choice?: string;
}

/** Example values of a body; several are tabs. */
export function Examples({ name, label, examples, choice }: ExamplesProps) {
  if (!examples?.length) return null;
  return (
    <div className={styles.examples}>
      <p className={styles.label}>{label}</p>
      <Tabs
        name={name}
        label={label}
        choice={choice}
        tabs={examples.map((example) => ({
          value: example.name,
          label: example.summary ?? example.name,
          content: <Example example={example} label={label} />,
        }))}
      />
    </div>
  );
}

function Example({ example, label }: { example: ExampleData; label: string }) {
  return (
    <div id={example.id}>
      <RichText html={example.html} className={styles.text} />
      <Code
        code={example.code}
        language={example.language}
        label={`${label}: ${example.summary ?? example.name}`}
      />
      {example.isSample && (
        <p className={styles.sample}>Made from the schema: the description has no example.</p>
      )}
    </div>
  );
}
