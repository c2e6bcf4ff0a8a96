import type { ExampleData } from '#core/contracts/page-data';
import { Code } from '../Code';
import { PanelNote } from '../Panel/PanelNote';
import { RichText } from '../RichText';

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
      {html && (
        <PanelNote>
          <RichText html={html} />
        </PanelNote>
      )}
      <Code code={code} language={language} label={`${label}: ${summary ?? name}`} />
      {isSample && <PanelNote>Made from the schema: the description has no example.</PanelNote>}
    </>
  );
}
