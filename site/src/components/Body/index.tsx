import type { MediaTypeData } from '../../../../generator/pages/page-data';
import { Examples } from '../Examples';
import { Schema } from '../Schema';
import styles from './styles.module.css';

interface BodyProps {
  /** Unique in the page: prefix of the ids of tabs. */
  name: string;
  /** For example `Answer 201`. */
  exampleLabel: string;
  content?: MediaTypeData[];
}

/** The fields and, beside them where there is room, the examples of each media type. */
export function Body({ name, exampleLabel, content }: BodyProps) {
  return content?.map(({ mediaType, schema, examples }) => (
    <div key={mediaType} className={styles.body}>
      <div className={styles.fields}>
        <p className={styles.mediaType}>
          <code>{mediaType}</code>
        </p>
        {schema && <Schema schema={schema} />}
      </div>
      <div className={styles.examples}>
        <Examples name={`${name}.${mediaType}`} label={exampleLabel} examples={examples} />
      </div>
    </div>
  ));
}
