import { translate } from '#core/labels/translate';
import { useRef, useState, type KeyboardEvent } from 'react';
import { FormField } from '@site/src/forms/FormField';
import { Button } from '@site/src/ui/Button';
import styles from '../Lab/layout.module.css';
import { complete, insert, type Completion } from './complete';

interface EditorProps {
  value: string;
  variables: string[];
  filters: string[];
  onChange: (value: string) => void;
}

/** A text field for the template, and below it buttons for the names that can be inserted at the caret. */
export function Editor({ value, variables, filters, onChange }: EditorProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [caret, setCaret] = useState(0);
  const completions = complete(value.slice(0, caret), variables, filters);
  const take = (completion: Completion) => {
    const next = insert(value, caret, completion);
    onChange(next.text);
    setCaret(next.caret);
    requestAnimationFrame(() => {
      area.current?.focus();
      area.current?.setSelectionRange(next.caret, next.caret);
    });
  };
  const takeFirst = (event: KeyboardEvent) => {
    const [first] = completions;
    if (!event.ctrlKey || event.key !== ' ' || !first) return;
    event.preventDefault();
    take(first);
  };
  return (
    <>
      <FormField label={translate('Template')}>
        {(id) => (
          <textarea
            ref={area}
            id={id}
            className={styles.input}
            rows={14}
            value={value}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            onChange={({ target }) => {
              onChange(target.value);
              setCaret(target.selectionStart);
            }}
            onSelect={({ currentTarget }) => setCaret(currentTarget.selectionStart)}
            onKeyDown={takeFirst}
          />
        )}
      </FormField>
      <div className={styles.names} role="group" aria-label={translate('Suggestions')}>
        {completions.map((completion) => (
          <Button key={completion.name} onClick={() => take(completion)}>
            {completion.name}
          </Button>
        ))}
        {completions.length === 0 && (
          <p className={styles.hint}>{translate('Type between braces to see the names you can use.')}</p>
        )}
      </div>
      <p className={styles.hint}>{translate('Ctrl and Space take the first name.')}</p>
    </>
  );
}
