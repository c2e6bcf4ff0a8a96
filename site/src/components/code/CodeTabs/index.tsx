import { translate } from '#core/labels/translate';
import { Children, isValidElement, useId, type ReactNode } from 'react';
import type { OperationData } from '#core/contracts/page-data';
import { CopyButton } from '../../../ui/CopyButton';
import { useHasSimulator } from '../../../ui/use-has-simulator';
import { EnvironmentButton } from '../EnvironmentButton';
import { Panel, PanelHead } from '../Panel';
import { CallTitle } from '../Panel/CallTitle';
import { Choices } from '../Panel/Choices';
import { PanelRow } from '../Panel/PanelRow';
import { Select } from '../Panel/Select';
import { RunLine } from '../RunLine';
import { SimulatorButton } from '../SimulatorButton';

interface CodeTabProps {
  /** Id of the language. */
  value: string;
  label: string;
  /** Name of the file. */
  title?: string;
  children: ReactNode;
}

/** One language of a `CodeTabs`. */
export function CodeTab({ children }: CodeTabProps) {
  return children;
}

/** The operation that the code calls: all of these properties are set, or none. */
interface CallProps {
  operation: string;
  /** Name of the request example. */
  request: string;
  method: string;
  path: string;
  href: string;
  /** The `readerValues` of `OperationData`, as JSON. */
  values: string;
}

type CodeTabsProps = Partial<CallProps> & { children: ReactNode };

/**
 * The same code in several languages inside a guide; the choice is shared with the reference. Readers can run code that calls an
 * operation.
 */
export function CodeTabs({ children, ...call }: CodeTabsProps) {
  const name = useId();
  const tabs = Children.toArray(children).filter((child) => isValidElement<CodeTabProps>(child));
  const options = tabs.map(({ props: { value, label } }) => ({ value, label }));
  return (
    <div className="theme-code-block" data-choices={name} data-call={call.operation}>
      <Choices of={name} choices={{ language: options.map(({ value }) => value) }} />
      <Panel operation={call.operation} request={call.request}>
        <PanelHead isSlim>
          <PanelRow
            title={isCall(call) ? <CallTitle {...call} /> : <Titles tabs={tabs.map(({ props }) => props)} />}
          >
            {options.length > 1 && (
              <Select label={translate('Language')} choice="language" options={options} isRemembered />
            )}
            {isCall(call) && <EnvironmentButton values={JSON.parse(call.values) as Values} />}
            <CopyButton label={translate('Copy the code')} hasText={!isCall(call)} />
            {isCall(call) && <Buttons {...call} />}
          </PanelRow>
        </PanelHead>
        {tabs.map(({ props }, index) => (
          // The Markdown of the page has the code in one language, so checks must not expect the others there.
          <div
            key={props.value}
            data-language={props.value}
            data-markdown-ignore={index === 0 ? undefined : ''}
          >
            {props.children}
          </div>
        ))}
        {isCall(call) && (
          <>
            <RunLine isSticky />
            <div data-simulator-output />
          </>
        )}
      </Panel>
    </div>
  );
}

/** The name of the file in the chosen language, or of the only language. The Markdown of the page has none. */
function Titles({ tabs }: { tabs: CodeTabProps[] }) {
  return (
    <span data-markdown-ignore="">
      {tabs.map(({ value, title, label }) => (
        <span key={value} data-language={value}>
          {title ?? (tabs.length === 1 && label)}
        </span>
      ))}
    </span>
  );
}

type Values = NonNullable<OperationData['readerValues']>;

function isCall(call: Partial<CallProps>): call is CallProps {
  return call.operation !== undefined;
}

function Buttons({ method, path }: CallProps) {
  const hasSimulator = useHasSimulator();
  if (!hasSimulator) return null;
  const call = `${method} ${path}`;
  return (
    <>
      <SimulatorButton action="console" label={translate('Request console: {call}', { call })} look="quiet" />
      <SimulatorButton action="run" label={translate('Run: {call}', { call })} look="run" />
    </>
  );
}
