import { translate } from '#core/labels/translate';
import { useId } from 'react';
import { Choice } from '../../ui/Choice';
import { servers } from '../choices';
import styles from './styles.module.css';

/** The most letters that the names of servers have side by side; longer ones are a list to choose from. */
const MAX_LETTERS = 30;

interface ServerFieldProps {
  chosen: number;
  onChoose: (server: number) => void;
}

/** A field for the server that snippets call, by its name. */
export function ServerField({ chosen, onChoose }: ServerFieldProps) {
  const id = useId();
  const labels = servers.map(({ label }) => label);
  if (labels.join('').length <= MAX_LETTERS)
    return (
      <Choice aria-label={translate('Environment')} options={labels} chosen={chosen} onChoose={onChoose} />
    );
  return (
    <div className={styles.label}>
      <label htmlFor={id}>{translate('Environment')}</label>
      <select
        className={styles.input}
        id={id}
        value={chosen}
        onChange={({ target }) => onChoose(Number(target.value))}
      >
        {labels.map((label, index) => (
          <option key={label} value={index}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}
