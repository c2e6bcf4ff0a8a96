import { translate } from '#core/labels/translate';
import { useId, useState } from 'react';
import { Button } from '../../ui/Button';
import { servers } from '../choices';
import type { FieldError } from './draft';
import { labelOf } from './label';
import styles from './styles.module.css';

interface ValueFieldProps {
  name: string;
  example: string;
  value: string;
  /** Whether only the last characters are shown. */
  isSecret: boolean;
  /** The most characters that the field takes. A secret has no limit, so that no part of a pasted one is lost without a word. */
  maxLength?: number;
  error?: FieldError;
  onChange: (value: string) => void;
  onSwitch: (server: number) => void;
}

const VISIBLE = 4;

/** A field for one value. A secret shows its last four characters, and all of them on request. */
export function ValueField({
  name,
  example,
  value,
  isSecret,
  maxLength,
  error,
  onChange,
  onSwitch,
}: ValueFieldProps) {
  const id = useId();
  const [isVisible, setIsVisible] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const isHidden = isSecret && !isVisible;
  const other = error?.server;
  return (
    <div className={styles.label}>
      <label htmlFor={id}>{labelOf(name)}</label>
      <div className={styles.secret}>
        <input
          className={styles.input}
          id={id}
          name={name}
          type={isHidden && hasFocus ? 'password' : 'text'}
          placeholder={example}
          maxLength={maxLength}
          value={isHidden && !hasFocus ? mask(value) : value}
          aria-invalid={error !== undefined}
          aria-describedby={error && `${id}error`}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onFocus={() => setHasFocus(true)}
          onBlur={() => setHasFocus(false)}
          onChange={(event) => onChange(event.target.value)}
        />
        {isSecret && (
          <Button aria-pressed={isVisible} onClick={() => setIsVisible(!isVisible)}>
            {isVisible ? translate('Hide') : translate('Show')}
            <span className="visually-hidden"> {labelOf(name)}</span>
          </Button>
        )}
      </div>
      {error && (
        <div className={styles.error}>
          <span id={`${id}error`}>{error.message}</span>
          {other !== undefined && (
            <Button onClick={() => onSwitch(other)}>
              {translate('Switch to {server}', { server: servers[other]?.label ?? '' })}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

function mask(value: string): string {
  if (value.length <= VISIBLE) return '•'.repeat(value.length);
  return `${'•'.repeat(8)}${value.slice(-VISIBLE)}`;
}
