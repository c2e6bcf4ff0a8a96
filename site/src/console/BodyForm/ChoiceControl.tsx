import { translate } from '#core/labels/translate';
import type { FormSchema } from '#core/contracts/form-schema';
import type { Json } from '#core/json/json';
import { useForm } from './form-context';
import { valuesOf, type FormField } from './form-model';
import type { RowIds } from './Row';
import { Segments } from './Segments';
import styles from './styles.module.css';

/** Above this number of options, a list to choose from takes less room. */
const MAX_SEGMENTS = 4;

interface Option {
  label: string;
  value: Json | undefined;
}

/** A value out of a list. An optional one can be left out, and be null where the schema allows it. */
export function ChoiceControl({ field, ids }: { field: FormField; ids: RowIds }) {
  const { change } = useForm();
  const options = optionsOf(field);
  const chosen = options.findIndex(({ value }) => value === field.value);
  const choose = (index: number) => {
    const option = options[index];
    if (option) change({ do: 'set', pointer: field.pointer, value: option.value });
  };
  if (isSegmented(field.schema))
    return (
      <Segments ids={ids} labels={options.map(({ label }) => label)} chosen={chosen} onChoose={choose} />
    );
  return (
    <select
      id={ids.control}
      className={styles.input}
      value={chosen}
      aria-invalid={ids.isWrong}
      aria-describedby={ids.description}
      onChange={({ target }) => choose(Number(target.value))}
    >
      {options.map(({ label }, index) => (
        <option key={label} value={index}>
          {label}
        </option>
      ))}
    </select>
  );
}

/** Whether all values are visible. */
export function isSegmented(schema: FormSchema): boolean {
  return valuesOf(schema).length <= MAX_SEGMENTS;
}

/** The values, and before them what else is possible. A value that is wrong stays visible. */
function optionsOf({ schema, value, isRequired, isEntry }: FormField): Option[] {
  const options: Option[] = valuesOf(schema).map((one) => ({
    label: typeof one === 'string' ? one : JSON.stringify(one),
    value: one,
  }));
  const isListed = value === undefined || value === null || options.some((option) => option.value === value);
  const canBeAbsent = !isEntry && (!isRequired || value === undefined);
  return [
    ...(canBeAbsent ? [{ label: translate('not sent'), value: undefined }] : []),
    ...(schema.isNullable || value === null ? [{ label: 'null', value: null }] : []),
    ...options,
    ...(isListed ? [] : [{ label: JSON.stringify(value), value }]),
  ];
}
