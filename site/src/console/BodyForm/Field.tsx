import { translate } from '#core/labels/translate';
import type { Json } from '#core/json/json';
import { ChoiceControl, isSegmented } from './ChoiceControl';
import { closestAlternative, keepKnown } from './choose-alternative';
import { EntryList } from './EntryList';
import { alternativeLabel, typeWords } from './field-words';
import { useForm } from './form-context';
import { kindOf, startValue, type FormField } from './form-model';
import { Group } from './Group';
import { Row, type RowIds, type RowProps } from './Row';
import { Segments } from './Segments';
import { TextControl } from './TextControl';
import styles from './styles.module.css';

interface FieldProps {
  field: FormField;
  /** Name to show instead: `items 2`. */
  label?: string;
  onDrop?: () => void;
}

/** A value of the body, with the control of its kind and the fields inside it. */
export function Field({ field, label = field.name, onDrop }: FieldProps) {
  const { change, resolve } = useForm();
  const whole = { ...field, schema: resolve(field.schema) };
  const kind = kindOf(whole.schema, field.value);
  const canDrop = !field.isRequired && kind !== 'choice';
  const drop = () => change({ do: 'drop', pointer: field.pointer, focus: parentOf(field.pointer) });
  const row = {
    pointer: field.pointer,
    name: label,
    words: typeWords(whole.schema),
    isRequired: field.isRequired && !field.isEntry,
    onDrop: onDrop ?? (canDrop ? drop : undefined),
  };
  switch (kind) {
    case 'union':
      return <UnionField field={whole} row={row} />;
    case 'group':
      return <Row {...row} isComposed inside={<Inside field={whole} label={label} />} />;
    case 'list':
    case 'map':
      return <EntryList field={whole} row={row} isMap={kind === 'map'} />;
    case 'null':
      return (
        <Row {...row} isComposed>
          {(ids) => <NullControl field={whole} ids={ids} />}
        </Row>
      );
    case 'choice':
      return (
        <Row {...row} isComposed={isSegmented(whole.schema)}>
          {(ids) => <ChoiceControl field={whole} ids={ids} />}
        </Row>
      );
    case 'text':
      return <Row {...row}>{(ids) => <TextControl field={whole} ids={ids} />}</Row>;
  }
}

/** The fields of an object, along a line. */
function Inside({ field, label }: { field: FormField; label: string }) {
  return (
    <div className={styles.inside} role="group" aria-label={label}>
      <Group field={field} />
    </div>
  );
}

function NullControl({ field, ids }: { field: FormField; ids: RowIds }) {
  const { change, resolve } = useForm();
  const fill = () => change({ do: 'show', pointer: field.pointer, value: startValue(field.schema, resolve) });
  return (
    <button type="button" id={ids.control} className={styles.add} onClick={fill}>
      {translate('null: fill in instead')}
    </button>
  );
}

/** A value of one of several forms. */
function UnionField({ field, row }: { field: FormField; row: RowProps }) {
  const { change, resolve, state } = useForm();
  const { pointer, value } = field;
  const alternatives = field.schema.alternatives ?? [];
  const chosen = state.choices[pointer] ?? closestAlternative(alternatives, value, resolve);
  const schema = resolve(alternatives[chosen] ?? {});
  const choose = (index: number) => {
    const next = resolve(alternatives[index]!);
    const kept: Json | undefined = keepKnown(value, next) ?? startValue(next, resolve);
    change({
      do: 'choose',
      pointer,
      index,
      value: kept ?? (field.isRequired && field.isEntry ? '' : undefined),
    });
  };
  const kind = kindOf(schema, value);
  const inner = { ...field, schema };
  const hasRoomInRow = kind === 'text' || kind === 'choice';
  const inside = hasRoomInRow ? undefined : kind === 'group' ? (
    <Inside field={inner} label={row.name} />
  ) : (
    <Field field={inner} label={row.name} />
  );
  return (
    <Row {...row} isComposed inside={inside}>
      {(ids) => (
        <>
          <Segments
            ids={ids}
            labels={alternatives.map((one) => alternativeLabel(resolve(one)))}
            chosen={chosen}
            onChoose={choose}
          />
          {hasRoomInRow && <TextControl field={inner} ids={{ ...ids, control: `${ids.control}-value` }} />}
        </>
      )}
    </Row>
  );
}

function parentOf(pointer: string): string {
  return pointer.slice(0, pointer.lastIndexOf('/'));
}
