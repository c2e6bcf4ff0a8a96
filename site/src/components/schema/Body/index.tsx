import { translate } from '#core/labels/translate';
import type { MediaTypeData } from '#core/contracts/page-data';
import { Flags } from '../../../ui/Flags';
import { ExamplesInText } from '../../code/ExamplePanel/ExamplesInText';
import { Schema } from '../Schema';
import { Type } from '../Type';
import styles from './styles.module.css';

interface BodyProps {
  required?: boolean;
  content?: MediaTypeData[];
}

/** Media type, type and fields of each body. */
export function Body({ content = [], required }: BodyProps) {
  if (content.length === 0) return null;
  return (
    <div className={styles.bodies}>
      {content.map((media) => (
        <div key={media.mediaType} className={styles.body} data-part="body">
          <p className={styles.type}>
            <code data-part="name">{media.mediaType}</code>{' '}
            {media.schema && <Type type={media.schema.type} />}
            <Flags of={{ required }} />
          </p>
          {media.schema && <Schema schema={media.schema} />}
          {media.isInText && (
            <ExamplesInText
              label={translate('Body in {mediaType}', { mediaType: media.mediaType })}
              content={[media]}
            />
          )}
        </div>
      ))}
    </div>
  );
}
