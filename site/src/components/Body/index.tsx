import type { MediaTypeData } from '#core/contracts/page-data';
import { Chip } from '../Chip';
import { Examples } from '../Examples';
import { Schema } from '../Schema';
import { Type } from '../Type';
import styles from './styles.module.css';

interface BodyProps {
  /** Unique in the page: prefix of the ids of tabs. */
  name: string;
  /** For example `Response 201`; without it the examples stand elsewhere. */
  exampleLabel?: string;
  required?: boolean;
  content?: MediaTypeData[];
}

/** The fields and the examples of each media type. */
export function Body({ name, exampleLabel, required, content }: BodyProps) {
  return content?.map(({ mediaType, schema, examples }) => (
    <div key={mediaType} className={styles.body} data-part="body">
      <p className={styles.head}>
        <code data-part="name">{mediaType}</code>
        {schema && <Type type={schema.type} />}
        {required && <Chip kind="required">required</Chip>}
      </p>
      {schema && <Schema schema={schema} />}
      {exampleLabel && <Examples name={`${name}.${mediaType}`} label={exampleLabel} examples={examples} />}
    </div>
  ));
}
