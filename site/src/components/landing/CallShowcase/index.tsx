import { translate } from '#core/labels/translate';
import { useId } from 'react';
import { CopyButton } from '../../../ui/CopyButton';
import { Link } from '../../../ui/Link';
import { useHasSimulator } from '../../../ui/use-has-simulator';
import { Code } from '../../code/Code';
import { EnvironmentButton } from '../../code/EnvironmentButton';
import { Panel, PanelHead } from '../../code/Panel';
import { CallTitle } from '../../code/Panel/CallTitle';
import { Choices } from '../../code/Panel/Choices';
import { PanelRow } from '../../code/Panel/PanelRow';
import { Select } from '../../code/Panel/Select';
import { SimulatorButton } from '../../code/SimulatorButton';
import { AnswerHead } from '../../operation/OperationPanel/AnswerHead';
import type { CallData, CallShowcaseData } from './data';
import { Receipt } from './Receipt';
import styles from './styles.module.css';

/** One operation on the front page: request, response, and the price for the customer. `data` is `CallShowcaseData` as JSON. */
export function CallShowcase({ data }: { data: string }) {
  const call = JSON.parse(data) as CallShowcaseData;
  const name = useId();
  const languages = call.languages.map(({ id, label }) => ({ value: id, label }));
  const examples = call.calls.map(({ name: value, label }) => ({ value, label }));
  const choices = {
    language: languages.map(({ value }) => value),
    example: examples.map(({ value }) => value),
    status: ['run', call.status],
  };
  return (
    <div
      className={styles.call}
      data-choices={name}
      data-one-call=""
      role="group"
      aria-label={translate('One call')}
    >
      <Choices of={name} choices={choices} />
      <Panel operation={call.operation}>
        <Head call={call} examples={examples} languages={languages} />
        <div className={styles.body}>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling box needs the focus */}
          <div className={styles.part} tabIndex={0} role="region" aria-label={translate('Request')}>
            {call.calls.map((one) => (
              <Requests key={one.name} call={one} />
            ))}
          </div>
          <Responses call={call} />
          <div className={styles.receipts}>
            <p className={styles.note} data-markdown-ignore="">
              {translate('As documented, not of your run.')}
            </p>
            {call.calls.map(({ name: example, label, receipt }) => (
              <div key={example} data-example={example}>
                <Receipt title={label} receipt={receipt} />
              </div>
            ))}
          </div>
        </div>
      </Panel>
    </div>
  );
}

type Options = { value: string; label: string }[];

function Head({
  call,
  examples,
  languages,
}: {
  call: CallShowcaseData;
  examples: Options;
  languages: Options;
}) {
  const hasSimulator = useHasSimulator();
  return (
    <PanelHead>
      <PanelRow title={<CallTitle {...call} />}>
        <Select label={translate('Example')} choice="example" options={examples} isWide />
        <Select label={translate('Language')} choice="language" options={languages} isRemembered />
        <EnvironmentButton values={call.readerValues} />
        <CopyButton label={translate('Copy the request')} hasText={false} />
        {hasSimulator && <SimulatorButton action="run" label={translate('Run this call')} look="run" />}
      </PanelRow>
    </PanelHead>
  );
}

function Requests({ call: { name, label, requests } }: { call: CallData }) {
  return requests.map(({ language, code }, index) => (
    <div
      key={language}
      data-example={name}
      data-language={language}
      data-markdown-ignore={index === 0 ? undefined : ''}
    >
      <Code code={code} language={language} label={translate('{label}: request', { label })} />
    </div>
  ));
}

function Responses({ call }: { call: CallShowcaseData }) {
  const name = useId();
  return (
    <div className={styles.responses}>
      <AnswerHead statuses={[{ status: call.status, name: call.statusName }]} name={name} />
      <div
        className={styles.part}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling box needs the focus
        tabIndex={0}
        role="region"
        aria-label={translate('Response')}
        data-panel-scroll
      >
        <div data-status="run" data-simulator-output />
        {call.calls.map(({ name: example, label, response, fields }) => (
          <div key={example} data-example={example} data-status={call.status}>
            <Code code={response} language="json" label={translate('{label}: response', { label })} />
            <p className={styles.more}>
              {translate('{shown} of {all} fields.', fields)}{' '}
              <Link to={`${call.href}#${call.status}`}>{translate('All of them')}</Link>
            </p>
          </div>
        ))}
      </div>
    </div>
  );
}
