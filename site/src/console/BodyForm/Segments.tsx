import { Choice } from '../../ui/Choice';
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
  return (
    <Choice
      role="radiogroup"
      aria-labelledby={ids.label}
      aria-describedby={ids.description}
      className={styles.segments}
      controlId={ids.control}
      options={labels}
      chosen={chosen}
      onChoose={onChoose}
    />
  );
}
