import type { MediaTypeData } from '#core/contracts/page-data';
import { Flag } from '../Flag';
import { Schema } from '../Schema';
import { Type } from '../Type';
import styles from './styles.module.css';

interface BodyProps {
  required?: boolean;
  content?: MediaTypeData[];
}

/** Media type, type and fields of each body. */
export function Body({ content = [], required }: BodyProps) {
  return content.map(({ mediaType, schema }) => (
    <div key={mediaType} className={styles.body} data-part="body">
      <p className={styles.type}>
        <code data-part="name">{mediaType}</code> {schema && <Type type={schema.type} />}{' '}
        {required && <Flag flag="required" />}
      </p>
      {schema && <Schema schema={schema} />}
    </div>
  ));
}
