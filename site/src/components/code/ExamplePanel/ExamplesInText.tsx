import type { ExampleData } from '#core/contracts/page-data';
import { Panel } from '../Panel';
import { ExamplePanel } from './index';

interface ExamplesInTextProps {
  /** Names the body of the examples: `Response 422`. */
  label: string;
  content?: { mediaType: string; examples?: ExampleData[] }[];
}

/** Examples of a body between its descriptions, in a panel for each media type. */
export function ExamplesInText({ label, content = [] }: ExamplesInTextProps) {
  return content.map(
    ({ mediaType, examples = [] }) =>
      examples.length > 0 && (
        <ExamplePanel
          key={mediaType}
          label={label}
          title={<code>{mediaType}</code>}
          examples={examples}
          frame={(choices, children) => (
            <div data-choices={choices}>
              <Panel>{children}</Panel>
            </div>
          )}
        />
      ),
  );
}
