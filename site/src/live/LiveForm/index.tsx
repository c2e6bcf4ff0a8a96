import { translate } from '#core/labels/translate';
import type { LiveBody, LiveOperation } from '#core/contracts/live';
import { SelectField } from '../../forms/SelectField';
import styles from '../../forms/styles.module.css';
import { BodyFields } from './BodyFields';
import { CredentialFields } from './CredentialFields';
import { ParameterFields } from './ParameterFields';

/** The choices that decide which fields a form has. */
export interface Choices {
  server: string;
  /** Index of the security alternative. */
  alternative: number;
  /** Index of the body among those that readers choose from; undefined sends none. */
  body?: number;
}

interface LiveFormProps {
  id: string;
  operation: LiveOperation;
  /** The values that the form starts with, by the names of their fields. */
  values: Readonly<Record<string, string>>;
  bodies: readonly LiveBody[];
  choices: Choices;
  onChoose: (part: Partial<Choices>) => void;
  onSubmit: (fields: FormData) => void;
}

/** The fields of a real request. They are uncontrolled, so that no credential is in an attribute or in the state of a component. */
export function LiveForm({ id, operation, values, bodies, choices, onChoose, onSubmit }: LiveFormProps) {
  const { method, path, servers, parameters, security, isBodyRequired } = operation;
  const body = choices.body === undefined ? undefined : bodies[choices.body];
  return (
    <form
      id={id}
      // A form that its script did not handle would send its fields, with the credentials, to the address of the page.
      method="dialog"
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(new FormData(event.currentTarget));
      }}
    >
      <p className={styles.address}>
        <code>
          {method} {path}
        </code>
      </p>
      {servers.length > 1 && (
        <SelectField
          label={translate('Server')}
          options={servers.map((server) => ({ value: server }))}
          value={choices.server}
          onChange={(server) => onChoose({ server })}
        />
      )}
      <CredentialFields
        alternatives={security}
        chosen={choices.alternative}
        onChoose={(alternative) => onChoose({ alternative })}
      />
      <ParameterFields parameters={parameters} values={values} />
      {bodies.length > 0 && (
        <fieldset className={styles.group}>
          <legend>{translate('Body')}</legend>
          {(bodies.length > 1 || !isBodyRequired) && (
            <SelectField
              label={translate('Media type')}
              options={[
                ...(isBodyRequired ? [] : [{ value: '', label: translate('No body') }]),
                ...bodies.map(({ mediaType }, index) => ({ value: String(index), label: mediaType })),
              ]}
              value={String(choices.body ?? '')}
              onChange={(value) => onChoose({ body: value === '' ? undefined : Number(value) })}
            />
          )}
          {body && <BodyFields key={choices.body} body={body} />}
        </fieldset>
      )}
    </form>
  );
}
