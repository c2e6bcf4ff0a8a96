import { translate } from '#core/labels/translate';
import { joinAnd, joinOr } from '#core/labels/list-names';
import type { FormSchema } from '#core/contracts/form-schema';
import { Field } from './Field';
import { useForm } from './form-context';
import type { NeedField } from './form-model';
import { Row } from './Row';
import { Segments } from './Segments';
import styles from './styles.module.css';

/** Members of which one set is needed: which of them to send, and their fields. */
export function NeedChoice({ need: { pointer, need, sets, chosen } }: { need: NeedField }) {
  const { change, resolve } = useForm();
  const names = sets.map((set) => set.map(({ name }) => name));
  const all = [...new Set(names.flat())];
  const options = [...names, ...(need.canCombine && sets.length === 2 ? [all] : [])];
  const labels = options.map((option, index) => (index < names.length ? joinAnd(option) : translate('both')));
  const index = options.findIndex((option) => isSame(option, chosen));
  const choose = (next: number) => {
    const show = options[next] ?? [];
    change({ do: 'swap', pointer, drop: all.filter((name) => !show.includes(name)), show });
  };
  const fields = sets.flat().filter(({ name }, at, list) => {
    return chosen.includes(name) && list.findIndex((other) => other.name === name) === at;
  });
  return (
    <Row
      pointer={pointer}
      name={joinOr(labels.slice(0, names.length))}
      words={need.canCombine ? translate('at least one') : translate('one of them')}
      isRequired
      isNeed
      isComposed
      inside={
        fields.length > 0 && (
          <div className={styles.inside}>
            {fields.map((field) => (
              <Field
                key={field.pointer}
                field={{ ...field, schema: withoutNull(resolve(field.schema)), isRequired: true }}
              />
            ))}
          </div>
        )
      }
    >
      {(ids) => <Segments ids={ids} labels={labels} chosen={index} onChoose={choose} />}
    </Row>
  );
}

/** Null fills no required field. */
function withoutNull({ isNullable: _, ...schema }: FormSchema): FormSchema {
  return schema;
}

function isSame(one: string[], other: string[]): boolean {
  return one.length === other.length && one.every((name) => other.includes(name));
}
