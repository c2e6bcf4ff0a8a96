import type { ExampleData } from '#core/contracts/page-data';
import { BODY_NOTES } from '#core/labels/notes';
import { RichText } from '../../../ui/RichText';
import { HighlightedCode } from '../HighlightedCode';
import { PanelNote } from '../Panel/PanelNote';

interface ExampleProps {
  example: ExampleData;
  /** Names the body of the example: `Response 201`. */
  label: string;
  /** The example's title in a menu; a summary with the same words is not repeated. */
  title?: string;
}

/** An example of a body in a panel, with the author's notes on it. */
export function Example({ example, label, title }: ExampleProps) {
  const { html, code, grammar, summary, name, isSample } = example;
  return (
    <>
      <ExampleNote summary={summary === title ? undefined : summary} html={html} />
      <HighlightedCode code={code} grammar={grammar} label={`${label}: ${summary ?? name}`} />
      {isSample && <PanelNote>{BODY_NOTES.isSample}</PanelNote>}
    </>
  );
}

/** An author's summary and description of an example. */
export function ExampleNote({ summary, html }: Pick<ExampleData, 'summary' | 'html'>) {
  if (!summary && !html) return null;
  return (
    <PanelNote>
      {summary}
      <RichText html={html} />
    </PanelNote>
  );
}
