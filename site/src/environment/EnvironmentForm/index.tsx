import { translate } from '#core/labels/translate';
import { HOST_LABEL_LENGTH } from '#core/http/address';
import { joinOr } from '#core/labels/list-names';
import { useState, type FormEvent } from 'react';
import { Button } from '../../ui/Button';
import { useHasSimulator } from '../../ui/use-has-simulator';
import { applyChoice } from '../apply';
import { credentials, isInHost, keys, servers, variableOf } from '../choices';
import { followsServer } from '../follows-server';
import { readChoice, storeChoice } from '../stored-choice';
import { Choice } from '../../ui/Choice';
import { Address } from './Address';
import { draftOf, findErrors, toChoice, variablesOf, type Draft } from './draft';
import { EnumField } from './EnumField';
import { labelOf } from './label';
import { ServerField } from './ServerField';
import { ValueField } from './ValueField';
import styles from './styles.module.css';

/** A value that readers replace by theirs, with its example. */
export interface FormValue {
  name: string;
  value: string;
}

/** Asks for the server, the account and the key that all snippets show. */
export function EnvironmentForm({ values }: { values: readonly FormValue[] }) {
  const [draft, setDraft] = useState<Draft>(() => draftOf(readChoice(), values));
  const [status, setStatus] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const change = (part: Partial<Draft>) => {
    setDraft((current) => ({ ...current, ...part }));
    setStatus('');
  };
  const errors = findErrors(draft, values);
  const apply = async (next: Draft, message: string) => {
    storeChoice(toChoice(next, values, readChoice()));
    setDraft(draftOf(readChoice(), values));
    const shown = await applyChoice();
    setStatus(shown.server === next.server ? message : translate('The rules for this server did not load.'));
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsChecked(true);
    const [wrong] = Object.keys(errors);
    const input = wrong === undefined ? undefined : event.currentTarget.elements.namedItem(wrong);
    if (input instanceof HTMLElement) return input.focus();
    void apply(draft, messageOf(draft));
  };
  const clear = () => {
    setIsChecked(false);
    storeChoice({ server: 0, values: {} });
    void apply(draftOf(readChoice(), values), translate('Cleared.'));
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <p className={styles.title}>{translate('Your environment')}</p>
      {followsServer(values) && (
        <ServerField chosen={draft.server} onChoose={(server) => change({ server })} />
      )}
      <Fields draft={draft} values={values} errors={isChecked ? errors : {}} onChange={change} />
      <Note draft={draft} />
      <div className={styles.buttons}>
        <Button type="submit" isMain>
          {translate('Show in snippets')}
        </Button>
        <Button onClick={clear}>{translate('Clear')}</Button>
        <span role="status" className={styles.status}>
          {status}
        </span>
      </div>
    </form>
  );
}

function messageOf({ server }: Draft): string {
  const label = servers[server]?.label;
  return servers.length > 1 && label
    ? translate('All snippets show {server}.', { server: label })
    : translate('Shown in all snippets.');
}

interface FieldsProps {
  draft: Draft;
  values: readonly FormValue[];
  errors: Record<string, { message: string; server?: number }>;
  onChange: (part: Partial<Draft>) => void;
}

function Fields({ draft, values, errors, onChange }: FieldsProps) {
  const variables = variablesOf(draft.server, values);
  const change = (name: string, value: string) => onChange({ values: { ...draft.values, [name]: value } });
  const fieldOf = ({ name, value }: FormValue, isSecret: boolean) => (
    <ValueField
      key={`${draft.server} ${name}`}
      name={name}
      example={value}
      value={draft.values[name] ?? ''}
      isSecret={isSecret}
      maxLength={!isSecret && isInHost(name, draft.server) ? HOST_LABEL_LENGTH : undefined}
      error={errors[name]}
      onChange={(typed) => change(name, typed)}
      onSwitch={(server) => onChange({ server })}
    />
  );
  return (
    <>
      {variables.map((value) => {
        const options = variableOf(value.name, draft.server)?.enum;
        if (!options) return fieldOf(value, false);
        return (
          <EnumField
            key={`${draft.server} ${value.name}`}
            name={value.name}
            options={options}
            value={draft.values[value.name] || value.value}
            onChange={(chosen) => change(value.name, chosen)}
          />
        );
      })}
      <Address draft={draft} values={values} />
      {credentials.length > 1 && draft.credentials !== undefined && (
        <Choice
          aria-label={translate('Credentials')}
          options={credentials.map((names) => names.map(labelOf).join(', '))}
          chosen={draft.credentials}
          onChoose={(way) => onChange({ credentials: way })}
        />
      )}
      {!servers[draft.server]?.readsKeys &&
        namesOf(draft, values).map((name) =>
          fieldOf(values.find((one) => one.name === name) ?? { name, value: '' }, true),
        )}
    </>
  );
}

/** Returns the names of the credentials that the form asks for. */
function namesOf({ credentials: way }: Draft, values: readonly FormValue[]): string[] {
  if (way !== undefined) return credentials[way] ?? [];
  return values.map(({ name }) => name).filter((name) => keys.includes(name));
}

function Note({ draft }: { draft: Draft }) {
  const hasSimulator = useHasSimulator();
  const names = (draft.credentials === undefined ? keys : (credentials[draft.credentials] ?? [])).map(
    environmentNameOf,
  );
  if (servers[draft.server]?.readsKeys)
    return (
      <p className={styles.text}>
        {translate('Snippets read the key from the environment variable {names}, so no page asks for it.', {
          names: joinOr(names),
        })}
        {hasSimulator && ` ${translate('Run stays simulated, and the key is never sent.')}`}
      </p>
    );
  return (
    <p className={styles.text}>
      {hasSimulator
        ? translate(
            'Kept in this tab until you close it, and never sent: Run is simulated and goes on using its own key.',
          )
        : translate('Kept in this tab until you close it, and never sent.')}
    </p>
  );
}

/** Turns `apiKey` into `API_KEY`, as the snippets do. */
function environmentNameOf(name: string): string {
  return name.replace(/(?<=[a-z0-9])[A-Z]/g, '_$&').toUpperCase();
}
