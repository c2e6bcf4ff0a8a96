import { useId } from 'react';
import type { RowIds } from './Row';
import styles from './styles.module.css';

interface SegmentsProps {
  ids: RowIds;
  labels: string[];
  /** Index of the chosen label; -1 for none. */
  chosen: number;
  onChoose: (index: number) => void;
}

/** One of a few values, all of them visible. */
export function Segments({ ids, labels, chosen, onChoose }: SegmentsProps) {
  const name = useId();
  return (
    <div
      className={styles.segments}
      role="radiogroup"
      aria-labelledby={ids.label}
      aria-describedby={ids.description}
    >
      {labels.map((label, index) => (
        <label key={label}>
          <input
            type="radio"
            name={name}
            id={index === Math.max(chosen, 0) ? ids.control : undefined}
            checked={index === chosen}
            onChange={() => onChoose(index)}
          />
          <span>{label}</span>
        </label>
      ))}
    </div>
  );
}
