import { useId } from 'react';
import FormItem from 'docusaurus-theme-openapi-docs/lib/theme/ApiExplorer/FormItem';
import FormLabel from 'docusaurus-theme-openapi-docs/lib/theme/ApiExplorer/FormLabel';
import FormSelect from 'docusaurus-theme-openapi-docs/lib/theme/ApiExplorer/FormSelect';
import type { SimulatorParameter } from '#core/contracts/requests';
import styles from './styles.module.css';

type Values = Record<string, string>;

interface ParameterFieldsProps {
  parameters: SimulatorParameter[];
  /** By location and name: `query.limit`. */
  values: Values;
  onChange: (values: Values) => void;
}

const legends = { path: 'Path', query: 'Query', header: 'Headers', cookie: 'Cookies' };

/** The parameters of an operation, in a group for each location. */
export function ParameterFields({ parameters, values, onChange }: ParameterFieldsProps) {
  const locations = [...new Set(parameters.map((parameter) => parameter.in))];
  return locations.map((location) => (
    <fieldset key={location} className={styles.group}>
      <legend>{legends[location]}</legend>
      {parameters
        .filter((parameter) => parameter.in === location)
        .map((parameter) => (
          <ParameterField
            key={parameter.name}
            parameter={parameter}
            value={values[`${location}.${parameter.name}`] ?? ''}
            onChange={(value) => onChange({ ...values, [`${location}.${parameter.name}`]: value })}
          />
        ))}
    </fieldset>
  ));
}

interface ParameterFieldProps {
  parameter: SimulatorParameter;
  value: string;
  onChange: (value: string) => void;
}

// What the theme shows for no value.
const nothing = '---';

function ParameterField({ parameter: { name, required, values }, value, onChange }: ParameterFieldProps) {
  const id = useId();
  if (values)
    return (
      <FormItem>
        <FormSelect
          label={name}
          required={required}
          options={[nothing, ...values]}
          value={value || nothing}
          onChange={({ target }) => onChange(target.value === nothing ? '' : target.value)}
        />
      </FormItem>
    );
  return (
    <FormItem>
      <FormLabel htmlFor={id} label={name} required={required} />
      <input
        id={id}
        className={styles.input}
        value={value}
        required={required}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => onChange(target.value)}
      />
    </FormItem>
  );
}
