import { translate } from '#core/labels/translate';
import { useForm } from './form-context';
import { entryFields, startValue, type FormField } from './form-model';
import { Field } from './Field';
import { Row, type RowProps } from './Row';
import styles from './styles.module.css';

interface EntryListProps {
  field: FormField;
  row: RowProps;
  isMap: boolean;
}

/** The entries of a list, or of a map with free names: to add, move and remove. */
export function EntryList({ field, row, isMap }: EntryListProps) {
  const { change, resolve } = useForm();
  const { pointer, schema } = field;
  const entries = entryFields(schema, field);
  const inner = (isMap ? schema.more : schema.entries) ?? {};
  const start = startValue(inner, resolve) ?? '';
  const add = () => {
    if (isMap) change({ do: 'show', pointer: `${pointer}/${freeName(entries)}`, value: start });
    else change({ do: 'append', pointer, value: start });
  };
  const inside = entries.length > 0 && (
    <div className={styles.inside} role="group" aria-label={row.name}>
      {entries.map((entry, index) =>
        isMap ? (
          <MapEntry key={index} entry={entry} map={pointer} />
        ) : (
          <ListEntry key={index} entry={entry} list={field} count={entries.length} />
        ),
      )}
    </div>
  );
  return (
    <Row
      {...row}
      isComposed
      words={`${entries.length === 0 ? '' : `${entries.length}, `}${row.words}`}
      inside={inside}
    >
      {(ids) => (
        <button type="button" id={ids.control} className={styles.add} onClick={add}>
          {isMap
            ? translate('Add a key to {name}', { name: row.name })
            : translate('Add an entry to {name}', { name: row.name })}
        </button>
      )}
    </Row>
  );
}

function ListEntry({ entry, list, count }: { entry: FormField; list: FormField; count: number }) {
  const { change } = useForm();
  const index = Number(entry.name);
  const label = `${list.name} ${index + 1}`;
  const move = (to: number) => change({ do: 'move', pointer: list.pointer, from: index, to });
  return (
    <div className={styles.entry}>
      <Field
        field={entry}
        label={label}
        onDrop={() => change({ do: 'drop', pointer: entry.pointer, focus: list.pointer })}
      />
      {count > 1 && (
        <div className={styles.moves}>
          <MoveButton
            arrow="↑"
            label={translate('Move {label} up', { label })}
            isPossible={index > 0}
            onMove={() => move(index - 1)}
          />
          <MoveButton
            arrow="↓"
            label={translate('Move {label} down', { label })}
            isPossible={index < count - 1}
            onMove={() => move(index + 1)}
          />
        </div>
      )}
    </div>
  );
}

function MoveButton({
  arrow,
  label,
  isPossible,
  onMove,
}: {
  arrow: string;
  label: string;
  isPossible: boolean;
  onMove: () => void;
}) {
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-label={label}
      disabled={!isPossible}
      onClick={onMove}
    >
      {arrow}
    </button>
  );
}

function MapEntry({ entry, map }: { entry: FormField; map: string }) {
  const { change } = useForm();
  return (
    <div className={styles.entry}>
      <label className={styles.key}>
        {translate('Key')}
        <input
          className={styles.input}
          value={entry.name}
          spellCheck={false}
          autoComplete="off"
          onChange={({ target }) =>
            change({ do: 'rename', pointer: map, from: entry.name, to: target.value })
          }
        />
      </label>
      <Field field={entry} onDrop={() => change({ do: 'drop', pointer: entry.pointer, focus: map })} />
    </div>
  );
}

function freeName(entries: FormField[]): string {
  const names = new Set(entries.map(({ name }) => name));
  let count = 1;
  while (names.has(`key_${count}`)) count += 1;
  return `key_${count}`;
}
