import { translate } from '#core/labels/translate';
import { useId } from 'react';
import { useForm } from './form-context';
import styles from './styles.module.css';

/** The body as JSON. While it is not valid, the fields keep the last valid body. */
export function JsonEditor() {
  const { state, change } = useForm();
  const id = useId();
  const { text, problem } = state;
  return (
    <div className={styles.json}>
      <label htmlFor={id}>{translate('Body, JSON')}</label>
      <textarea
        id={id}
        rows={Math.min(Math.max(text.split('\n').length + 1, 8), 28)}
        value={text}
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-problem`}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        onChange={({ target }) => change({ do: 'type', text: target.value })}
      />
      <p id={`${id}-problem`} role="status">
        {problem !== undefined && translate('This is not valid JSON. The fields show the last valid body.')}
      </p>
    </div>
  );
}
