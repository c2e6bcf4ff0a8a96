import { translate } from '#core/labels/translate';
import { useId, type ReactNode } from 'react';
import type { ExampleData } from '#core/contracts/page-data';
import { CopyButton } from '../../../ui/CopyButton';
import { Example } from '../Example';
import { PanelHead } from '../Panel';
import { Choices, wordOf } from '../Panel/Choices';
import { PanelControls } from '../Panel/PanelControls';
import { PanelTitle } from '../Panel/PanelTitle';
import { Select } from '../Panel/Select';

interface ExamplePanelProps {
  /** Names the body of the examples: `Response 422`. */
  label: string;
  title: ReactNode;
  examples: ExampleData[];
  /** The headers that are sent before each body. */
  head?: ReactNode;
  /** Whether the examples come from other pages, which their summaries name. */
  isFromElsewhere?: boolean;
  /** Returns the panel around everything: `Panel` or `CodeColumn`. */
  frame: (choices: string, children: ReactNode) => ReactNode;
}

/** Examples of a body, one at a time. */
export function ExamplePanel({ label, title, examples, head, isFromElsewhere, frame }: ExamplePanelProps) {
  const name = useId();
  const options = examples.map((example) => ({
    value: example.name,
    label: example.summary ?? example.name,
  }));
  return frame(
    name,
    <>
      {options.length > 1 && <Choices of={name} choices={{ example: options.map(({ value }) => value) }} />}
      <PanelHead>
        <PanelTitle>
          {title}
          <CopyButton label={translate('Copy: {code}', { code: label })} />
        </PanelTitle>
        {options.length > 1 && (
          <PanelControls>
            <Select
              label={translate('Example of {label}', { label })}
              choice="example"
              options={options}
              isWide
            />
          </PanelControls>
        )}
      </PanelHead>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling box needs the focus */}
      <div data-panel-scroll tabIndex={0} role="group" aria-label={label}>
        {head}
        {examples.map((example) => (
          <div
            key={example.id}
            id={example.id}
            data-example={wordOf(example.name)}
            data-title={options.length > 1 ? example.summary : undefined}
          >
            <Example
              example={example}
              label={label}
              title={options.length > 1 || isFromElsewhere ? example.summary : undefined}
            />
          </div>
        ))}
      </div>
    </>,
  );
}
