import { translate } from '#core/labels/translate';
import { useId } from 'react';
import type { OperationData } from '#core/contracts/page-data';
import { CopyButton } from '../../../ui/CopyButton';
import { Method } from '../../../ui/Method';
import { useHasSimulator } from '../../../ui/use-has-simulator';
import { EnvironmentButton } from '../../code/EnvironmentButton';
import { LiveButton } from '../../code/LiveButton';
import { Panel, PanelHead } from '../../code/Panel';
import { Choices } from '../../code/Panel/Choices';
import { PanelControls } from '../../code/Panel/PanelControls';
import { PanelTitle } from '../../code/Panel/PanelTitle';
import { Select } from '../../code/Panel/Select';
import { SimulatorButton } from '../../code/SimulatorButton';
import { CodeColumn } from '../../layout/CodeColumn';
import { Responses } from './Responses';
import { listChoices } from './examples';
import { BODY_LANGUAGE, bodiesOf, languagesWithTypes, Requests } from './Requests';
import { AnswerHead } from './AnswerHead';
import { listStatuses } from './StatusTabs';
import styles from './styles.module.css';

interface OperationPanelProps {
  data: OperationData;
}

/** Request and response of an operation, linked by example, in the reader's language. */
export function OperationPanel({ data }: OperationPanelProps) {
  const name = useId();
  return (
    <CodeColumn label={translate('Request and response')} operation={data.id} choices={name}>
      <Content data={data} name={name} />
    </CodeColumn>
  );
}

/** The same panel within the text of a page about something else. */
export function InlineOperationPanel({ data }: OperationPanelProps) {
  const name = useId();
  return (
    <div data-choices={name} role="group" aria-label={data.summary}>
      <Panel className={styles.inline} operation={data.id}>
        <Content data={data} name={name} />
      </Panel>
    </div>
  );
}

interface ContentProps extends OperationPanelProps {
  /** Name of the rules that say what is shown (`Choices`), unique in the page. */
  name: string;
}

function Content({ data, name }: ContentProps) {
  const choices = listChoices(data);
  const statuses = listStatuses(data);
  const languages = [
    ...data.languages.map(({ id, label }) => ({ value: id, label })),
    ...(bodiesOf(data).length > 0 ? [{ value: BODY_LANGUAGE, label: translate('Body only') }] : []),
  ];
  const typed = languagesWithTypes(data);
  const forms = [
    { value: 'plain', label: translate('Plain') },
    { value: 'typed', label: translate('Typed') },
  ];
  return (
    <>
      <Choices
        of={name}
        choices={{
          language: languages.map(({ value }) => value),
          example: choices.map(({ value }) => value),
          status: ['run', ...statuses.map(({ status }) => status)],
          ...(typed.length > 0 && { form: forms.map(({ value }) => value) }),
        }}
      />
      <PanelHead>
        <Title data={data} />
        <PanelControls>
          {choices.length > 1 && (
            <Select label={translate('Example')} choice="example" options={choices} isWide />
          )}
          {languages.length > 1 && (
            <Select label={translate('Language')} choice="language" options={languages} isRemembered />
          )}
          {typed.length > 0 && (
            <span data-language={typed.join(' ')}>
              <Select label={translate('Form of the code')} choice="form" options={forms} isRemembered />
            </span>
          )}
          <CopyButton label={translate('Copy the request')} />
        </PanelControls>
      </PanelHead>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling box needs the focus */}
      <div data-panel-scroll tabIndex={0} role="region" aria-label={translate('Code')}>
        <Requests data={data} choices={choices} />
        <AnswerHead statuses={statuses} name={name} />
        <Responses data={data} choices={choices} />
      </div>
    </>
  );
}

function Title({ data }: OperationPanelProps) {
  const hasSimulator = useHasSimulator();
  return (
    <PanelTitle>
      <Method method={data.method} />
      <code>{data.path}</code>
      {data.readerValues && <EnvironmentButton values={data.readerValues} />}
      {hasSimulator && (
        <SimulatorButton
          action="console"
          label={translate('Request console: {call}', { call: data.summary })}
          look="quiet"
        />
      )}
      {data.live && <LiveButton operation={data.live} />}
      {listStatuses(data).length > 0 && (
        <SimulatorButton action="run" label={translate('Run: {call}', { call: data.summary })} look="run" />
      )}
    </PanelTitle>
  );
}
