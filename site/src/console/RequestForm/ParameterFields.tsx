import type { SimulatorParameter } from '#core/contracts/requests';
import { FormField } from '../../forms/FormField';
import { SelectField } from '../../forms/SelectField';
import { legends } from '../../session/legends';
import styles from '../../forms/styles.module.css';

type Values = Record<string, string>;

interface ParameterFieldsProps {
  parameters: SimulatorParameter[];
  /** Values by location and name: `query.limit`. */
  values: Values;
  onChange: (values: Values) => void;
}

/** Fields for the parameters of an operation, grouped by location. */
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

function ParameterField({ parameter: { name, required, values }, value, onChange }: ParameterFieldProps) {
  if (values) {
    const options = [{ value: '', label: '---' }, ...values.map((one) => ({ value: one }))];
    return (
      <SelectField label={name} required={required} options={options} value={value} onChange={onChange} />
    );
  }
  return (
    <FormField label={name} required={required}>
      {(id) => (
        <input
          id={id}
          className={styles.input}
          value={value}
          required={required}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </FormField>
  );
}
