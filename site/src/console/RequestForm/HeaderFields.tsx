import { translate } from '#core/labels/translate';
import { useRef } from 'react';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import type { HeaderLine } from '../../session/draft';
import styles from '../../forms/styles.module.css';

interface HeaderFieldsProps {
  headers: HeaderLine[];
  onChange: (headers: HeaderLine[]) => void;
}

/** The headers that are not parameters, each with its name and value. */
export function HeaderFields({ headers, onChange }: HeaderFieldsProps) {
  const add = useRef<HTMLButtonElement>(null);
  const remove = (index: number) => {
    onChange(headers.toSpliced(index, 1));
    add.current?.focus();
  };
  return (
    <fieldset className={styles.group}>
      <legend>{translate('Other headers')}</legend>
      {headers.map((header, index) => (
        <Header
          key={index}
          header={header}
          number={index + 1}
          onChange={(next) => onChange(headers.with(index, next))}
          onRemove={() => remove(index)}
        />
      ))}
      <div>
        <Button ref={add} onClick={() => onChange([...headers, ['', '']])}>
          {translate('Add a header')}
        </Button>
      </div>
    </fieldset>
  );
}

interface HeaderProps {
  header: HeaderLine;
  number: number;
  onChange: (header: HeaderLine) => void;
  onRemove: () => void;
}

function Header({ header: [name, value], number, onChange, onRemove }: HeaderProps) {
  return (
    <div className={styles.header}>
      <input
        className={styles.input}
        aria-label={translate('Name of header {number}', { number })}
        value={name}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => onChange([target.value, value])}
      />
      <input
        className={styles.input}
        aria-label={translate('Value of {header}', {
          header: name || translate('header {number}', { number }),
        })}
        value={value}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => onChange([name, target.value])}
      />
      <Button
        aria-label={translate('Remove {header}', {
          header: name || translate('header {number}', { number }),
        })}
        onClick={onRemove}
      >
        <Icon name="close" />
      </Button>
    </div>
  );
}
