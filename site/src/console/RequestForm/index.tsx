import { useState, type FormEvent } from 'react';
import type { SimulatorOperation } from '#core/contracts/requests';
import { Button } from '../../ui/Button';
import { credentialLabels } from '../credentials';
import { draftOf, type Draft } from '../draft';
import { errorStatusesOf, getOperation } from '../operations';
import { ParameterFields } from './ParameterFields';
import { SelectField } from './SelectField';
import { TextField } from './TextField';
import styles from './styles.module.css';

interface RequestFormProps {
  operationId: string;
  requestName: string;
  onSubmit: (draft: Draft) => Promise<void>;
}

const noStatus = { value: '', label: 'none, respond as usual' };

/** A form with all parts of a request, filled in from a named example. */
export function RequestForm({ operationId, requestName, onSubmit }: RequestFormProps) {
  const operation = getOperation(operationId);
  const [name, setName] = useState(requestName);
  const [draft, setDraft] = useState<Draft>(() => draftFor(operation, requestName));
  const change = (part: Partial<Draft>) => setDraft((current) => ({ ...current, ...part }));
  const choose = (next: string) => {
    setName(next);
    setDraft(draftFor(operation, next));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void onSubmit(draft);
  };
  return (
    <form className={styles.form} onSubmit={submit}>
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
      <SelectField
        label="Credentials"
        options={credentialLabels.map((label) => ({ value: label }))}
        value={draft.credential}
        onChange={(credential) => change({ credential })}
      />
      <SelectField
        label="Error to ask for"
        options={[noStatus, ...errorStatusesOf(operationId).map((status) => ({ value: status }))]}
        value={draft.simulate}
        onChange={(simulate) => change({ simulate })}
      />
      <TextField
        label="Headers, one in each line"
        rows={2}
        value={draft.headers}
        onChange={(headers) => change({ headers })}
      />
      {draft.body !== undefined && (
        <TextField label="Body, JSON" rows={14} value={draft.body} onChange={(body) => change({ body })} />
      )}
      <div>
        <Button isMain type="submit">
          Send to the simulator
        </Button>
      </div>
    </form>
  );
}

function draftFor(operation: SimulatorOperation, name: string): Draft {
  const request = operation.requests.find((one) => one.name === name) ?? operation.requests[0];
  return draftOf(operation, request ?? { name, parameters: {}, headers: {} });
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
      label="Example"
      options={requests.map((request) => ({ value: request.name, label: request.summary }))}
      value={name}
      onChange={onChoose}
    />
  );
}
