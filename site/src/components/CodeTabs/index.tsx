import { Children, isValidElement, useId, type ReactNode } from 'react';
import { CopyButton } from '../CopyButton';
import { Panel, PanelHead } from '../Panel';
import { Choices } from '../Panel/Choices';
import { Select } from '../Panel/Select';

interface CodeTabProps {
  /** Id of the language. */
  value: string;
  label: string;
  children: ReactNode;
}

/** One language of a `CodeTabs`. */
export function CodeTab({ children }: CodeTabProps) {
  return children;
}

/** The same code in several languages inside a guide; the choice is shared with the reference. */
export function CodeTabs({ children }: { children: ReactNode }) {
  const name = useId();
  const tabs = Children.toArray(children).filter((child) => isValidElement<CodeTabProps>(child));
  const options = tabs.map(({ props: { value, label } }) => ({ value, label }));
  return (
    <div className="theme-code-block" data-choices={name}>
      <Choices of={name} choices={{ language: options.map(({ value }) => value) }} />
      <Panel>
        <PanelHead isSlim>
          <Select label="Language" choice="language" options={options} isRemembered />
          <CopyButton label="Copy the code" />
        </PanelHead>
        {tabs.map(({ props }) => (
          <div key={props.value} data-language={props.value}>
            {props.children}
          </div>
        ))}
      </Panel>
    </div>
  );
}
