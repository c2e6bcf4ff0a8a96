import { translate } from '#core/labels/translate';
import { Field } from './Field';
import { typeWords } from './field-words';
import { useForm } from './form-context';
import { groupFields, startValue, type FormField } from './form-model';
import { NeedChoice } from './NeedChoice';
import styles from './styles.module.css';

/** The fields of an object: required ones, those that are sent, and the others to add. */
export function Group({ field }: { field: FormField }) {
  const { change, isShown } = useForm();
  const { needs, shown, others, unknown } = groupFields(field.schema, field, isShown);
  const required = shown.filter(({ isRequired }) => isRequired);
  const optional = shown.filter(({ isRequired }) => !isRequired);
  return (
    <>
      {required.map((one) => (
        <Field key={one.pointer} field={one} />
      ))}
      {needs.map((need, index) => (
        <NeedChoice key={index} need={need} />
      ))}
      {[...optional, ...unknown].map((one) => (
        <Field key={one.pointer} field={one} />
      ))}
      {others.length > 0 && (
        <Others
          key={others.length}
          others={others}
          onAdd={(one, value) => change({ do: 'show', pointer: one.pointer, value })}
        />
      )}
    </>
  );
}

interface OthersProps {
  others: FormField[];
  onAdd: (field: FormField, value: ReturnType<typeof startValue>) => void;
}

/** The optional fields that are not sent, folded. */
function Others({ others, onAdd }: OthersProps) {
  const { resolve } = useForm();
  const [only] = others;
  return (
    <details className={styles.others}>
      <summary>
        {others.length === 1
          ? translate('Add {name}', { name: only!.name })
          : translate('Add one of {count} other fields', { count: others.length })}
      </summary>
      <ul>
        {others.map((field) => (
          <li key={field.name}>
            <button type="button" onClick={() => onAdd(field, startValue(field.schema, resolve))}>
              <code>{field.name}</code> <small>{typeWords(resolve(field.schema))}</small>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
