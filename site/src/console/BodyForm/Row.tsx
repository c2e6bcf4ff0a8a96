import { translate } from '#core/labels/translate';
import { FLAGS } from '#core/labels/flags';
import { useId, type ReactNode } from 'react';
import { Badge } from '../../ui/Badge';
import { Icon } from '../../ui/Icon';
import { isAboutNeed, problemText, useForm } from './form-context';
import styles from './styles.module.css';

export interface RowProps {
  pointer: string;
  name: string;
  /** The type of its value in a few words. */
  words: string;
  isRequired?: boolean;
  /** Leaves the field out of the body; absent for a field that cannot be left out. */
  onDrop?: () => void;
  /** Renders the control, with its id and those of its label and description. */
  children?: (ids: RowIds) => ReactNode;
  /** Renders fields of the value below the row. */
  inside?: ReactNode;
  /** Whether it is about members of which one is needed. */
  isNeed?: boolean;
  /** Whether the control is not one element that a label can name. */
  isComposed?: boolean;
}

export interface RowIds {
  control: string;
  label: string;
  description: string;
  isWrong: boolean;
}

/** A field of the form: name and type, control, problem. */
export function Row(props: RowProps) {
  const { pointer, name, words, isRequired, onDrop, children, inside, isNeed = false, isComposed } = props;
  const { problems } = useForm();
  const id = useId();
  const own = problems.filter((problem) => problem.pointer === pointer && isAboutNeed(problem) === isNeed);
  const ids = {
    control: `${id}-control`,
    label: `${id}-label`,
    description: `${id}-words`,
    isWrong: own.length > 0,
  };
  return (
    <div className={styles.field} data-pointer={pointer} tabIndex={-1}>
      <div className={styles.row} data-wrong={ids.isWrong || undefined}>
        <div className={styles.head}>
          {isComposed ? (
            <span id={ids.label} className={styles.name}>
              {name}
            </span>
          ) : (
            <label id={ids.label} htmlFor={ids.control} className={styles.name}>
              {name}
            </label>
          )}
          {isRequired && <Badge label={FLAGS.required} />}
          <small>{words}</small>
        </div>
        <div className={styles.value}>
          <div className={styles.control}>
            {children?.(ids)}
            {onDrop && <DropButton name={name} onDrop={onDrop} />}
          </div>
          <div id={ids.description} className={styles.problem}>
            {own.map((problem) => (
              <p key={problem.rule}>{problemText(problem)}</p>
            ))}
          </div>
        </div>
      </div>
      {inside}
    </div>
  );
}

function DropButton({ name, onDrop }: { name: string; onDrop: () => void }) {
  return (
    <button
      type="button"
      className={styles.icon}
      aria-label={translate('Leave out {name}', { name })}
      onClick={onDrop}
    >
      <Icon name="close" />
    </button>
  );
}
