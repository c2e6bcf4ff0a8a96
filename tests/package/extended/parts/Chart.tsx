import { useState } from 'react';
import styles from './chart.module.css';

/** Bars that a press doubles. */
export function Chart({ values }: { values: string }) {
  const [scale, setScale] = useState(1);
  return (
    <div className={styles.chart} data-scale={scale}>
      {values.split(' ').map((value) => (
        <span key={value} style={{ inlineSize: Number(value) * scale * 10 }}>
          {value}
        </span>
      ))}
      <button type="button" onClick={() => setScale(scale * 2)}>
        Double
      </button>
    </div>
  );
}
