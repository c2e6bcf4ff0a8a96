import type { MediaTypeData } from '../../../../generator/pages/page-data';
import { Examples } from '../Examples';
import { Schema } from '../Schema';
import styles from './styles.module.css';

interface BodyProps {
  /** Unique in the page: prefix of the ids of tabs. */
  name: string;
  /** For example `Answer 201`; without it the examples stand elsewhere. */
  exampleLabel?: string;
  content?: MediaTypeData[];
}

/** The fields and the examples of each media type. */
export function Body({ name, exampleLabel, content }: BodyProps) {
  return content?.map(({ mediaType, schema, examples }) => (
    <div key={mediaType} className={styles.body}>
      <p className={styles.mediaType}>
        <code>{mediaType}</code>
      </p>
      {schema && <Schema schema={schema} />}
      {exampleLabel && <Examples name={`${name}.${mediaType}`} label={exampleLabel} examples={examples} />}
    </div>
  ));
}
