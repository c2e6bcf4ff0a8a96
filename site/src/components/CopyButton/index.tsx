import { useEffect, useRef, useState } from 'react';
import styles from './styles.module.css';

const resetAfter = 2000;

/** Copies what `readText` returns; shown only where scripts run. */
export function CopyButton({ readText, label }: { readText: () => string; label: string }) {
  const { isCopied, copy } = useCopy(readText);
  return (
    <button type="button" className={styles.button} aria-label={label} onClick={() => void copy()}>
      <span aria-hidden="true">{isCopied ? 'Copied' : 'Copy'}</span>
      <span className="visually-hidden" role="status">
        {isCopied ? 'Copied' : ''}
      </span>
    </button>
  );
}

function useCopy(readText: () => string) {
  const [isCopied, setIsCopied] = useState(false);
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  async function copy() {
    await navigator.clipboard.writeText(readText());
    setIsCopied(true);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setIsCopied(false), resetAfter);
  }
  return { isCopied, copy };
}
