import { translate } from '#core/labels/translate';
import { textValue, valueText } from './field-words';
import { useForm } from './form-context';
import type { FormField } from './form-model';
import type { RowIds } from './Row';
import styles from './styles.module.css';

/** As JSON writes it, in every language. */
const NULL = 'null';

/** A string or number. An empty field is not sent; null has its own button where the schema allows it. */
export function TextControl({ field, ids }: { field: FormField; ids: RowIds }) {
  const { change } = useForm();
  const { pointer, schema, value } = field;
  const set = (text: string) => {
    const isLeftOut = text === '' && !field.isEntry;
    change({ do: 'set', pointer, value: isLeftOut ? undefined : textValue(text, schema) });
  };
  return (
    <>
      <input
        id={ids.control}
        className={styles.input}
        value={valueText(value)}
        placeholder={value === null ? NULL : undefined}
        aria-labelledby={ids.label}
        aria-invalid={ids.isWrong}
        aria-describedby={ids.description}
        required={field.isRequired}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        onChange={({ target }) => set(target.value)}
      />
      {schema.isNullable && (
        <button
          type="button"
          className={styles.toggle}
          aria-pressed={value === null}
          aria-label={translate('Send null as {name}', { name: field.name })}
          onClick={() => change({ do: 'set', pointer, value: value === null ? undefined : null })}
        >
          {NULL}
        </button>
      )}
    </>
  );
}
