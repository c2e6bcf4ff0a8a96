import { translate } from '#core/labels/translate';
import { useCallback, useState, type Dispatch, type FormEvent, type SetStateAction } from 'react';
import type { SimulatorOperation } from '#core/contracts/requests';
import type { Json } from '#core/json/json';
import { credentialLabels } from '../../session/credentials';
import { exampleDraft, type Draft } from '../../session/draft';
import { errorStatusesOf, getOperation } from '../../session/operations';
import { checkBody } from '../../session/simulator';
import { BodyFields } from './BodyFields';
import { HeaderFields } from './HeaderFields';
import { ParameterFields } from './ParameterFields';
import { SelectField } from '../../forms/SelectField';
import styles from '../../forms/styles.module.css';

interface RequestFormProps {
  /** Id of the form, for a button outside of it. */
  id: string;
  operationId: string;
  /** Name of the example that the draft was filled in from. */
  requestName: string;
  draft: Draft;
  setDraft: Dispatch<SetStateAction<Draft>>;
  /** Where the JSON of the body is shown. */
  jsonSlot: Element | null;
  /** Where the problems of the body are listed. */
  problemSlot: Element | null;
  onSubmit: (draft: Draft) => Promise<void>;
}

const noStatus = { value: '', label: translate('none, respond as usual') };

/** A form with all parts of a request, filled in from a named example. */
export function RequestForm(props: RequestFormProps) {
  const { id, operationId, requestName, draft, setDraft, onSubmit, ...slots } = props;
  const operation = getOperation(operationId);
  const [name, setName] = useState(requestName);
  const change = (part: Partial<Draft>) => setDraft((current) => ({ ...current, ...part }));
  const changeBody = useCallback((body: string) => setDraft((current) => ({ ...current, body })), [setDraft]);
  const check = useCallback((body: Json) => checkBody(operationId, body), [operationId]);
  const choose = (next: string) => {
    setName(next);
    setDraft(exampleDraft(operation, next));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void onSubmit(draft);
  };
  return (
    <form id={id} className={styles.form} noValidate onSubmit={submit}>
      <p className={styles.address}>
        <code>
          {operation.method} {operation.path}
        </code>
      </p>
      <ExampleSelect operation={operation} name={name} onChoose={choose} />
      <ParameterFields
        parameters={operation.parameters}
        values={draft.parameters}
        onChange={(parameters) => change({ parameters })}
      />
      {draft.body !== undefined && (
        <BodyFields
          key={name}
          operationId={operationId}
          text={draft.body}
          onChange={changeBody}
          check={check}
          {...slots}
        />
      )}
      <SelectField
        label={translate('Credentials')}
        options={credentialLabels.map((label) => ({ value: label }))}
        value={draft.credential}
        onChange={(credential) => change({ credential })}
      />
      <SelectField
        label={translate('Error to ask for')}
        options={[noStatus, ...errorStatusesOf(operationId).map((status) => ({ value: status }))]}
        value={draft.simulate}
        onChange={(simulate) => change({ simulate })}
      />
      <HeaderFields headers={draft.headers} onChange={(headers) => change({ headers })} />
    </form>
  );
}

interface ExampleSelectProps {
  operation: SimulatorOperation;
  name: string;
  onChoose: (name: string) => void;
}

function ExampleSelect({ operation: { requests }, name, onChoose }: ExampleSelectProps) {
  if (requests.length < 2) return null;
  return (
    <SelectField
      label={translate('Example')}
      options={requests.map((request) => ({ value: request.name, label: request.summary }))}
      value={name}
      onChange={onChoose}
    />
  );
}
