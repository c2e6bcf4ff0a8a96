import { Children, isValidElement, useId, type ReactNode } from 'react';
import { Tabs } from '../Tabs';

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
  const tabs = Children.toArray(children).filter((child) => isValidElement<CodeTabProps>(child));
  return (
    <Tabs
      name={useId()}
      label="Language"
      choice="language"
      isRemembered
      tabs={tabs.map(({ props }) => ({ value: props.value, label: props.label, content: props.children }))}
    />
  );
}
