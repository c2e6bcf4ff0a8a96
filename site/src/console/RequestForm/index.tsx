import { useState, type FormEvent } from 'react';
import FormItem from 'docusaurus-theme-openapi-docs/lib/theme/ApiExplorer/FormItem';
import FormSelect from 'docusaurus-theme-openapi-docs/lib/theme/ApiExplorer/FormSelect';
import type { SimulatorOperation } from '#core/contracts/requests';
import { Button } from '../../components/Button';
import { credentialLabels } from '../credentials';
import { draftOf, type Draft } from '../draft';
import { errorStatusesOf, getOperation } from '../operations';
import { ParameterFields } from './ParameterFields';
import { TextField } from './TextField';
import styles from './styles.module.css';

interface RequestFormProps {
  operationId: string;
  requestName: string;
  onSubmit: (draft: Draft) => Promise<void>;
}

const noStatus = 'none, respond as usual';

/** Everything of a request as fields, filled in from a named example. */
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
      <FormItem>
        <FormSelect
          label="Credentials"
          options={credentialLabels}
          value={draft.credential}
          onChange={({ target }) => change({ credential: target.value })}
        />
      </FormItem>
      <FormItem>
        <FormSelect
          label="Error to ask for"
          options={[noStatus, ...errorStatusesOf(operationId)]}
          value={draft.simulate || noStatus}
          onChange={({ target }) => change({ simulate: target.value === noStatus ? '' : target.value })}
        />
      </FormItem>
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
  const labels = new Map(requests.map((request) => [request.summary ?? request.name, request.name]));
  return (
    <FormItem>
      <FormSelect
        label="Example"
        options={[...labels.keys()]}
        value={[...labels].find(([, one]) => one === name)?.[0]}
        onChange={({ target }) => onChoose(labels.get(target.value) ?? name)}
      />
    </FormItem>
  );
}
