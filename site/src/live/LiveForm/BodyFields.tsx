import { translate } from '#core/labels/translate';
import type { LiveBody } from '#core/contracts/live';
import { FormField } from '../../forms/FormField';
import styles from '../../forms/styles.module.css';
import { LiveField } from './LiveField';

/** The most lines of a body that show at once. */
const MAX_ROWS = 20;

/** Fields for a body: its text, its parts, or a file. */
export function BodyFields({ body }: { body: LiveBody }) {
  switch (body.kind) {
    case 'text':
      return (
        <FormField label={body.mediaType}>
          {(id) => (
            <textarea
              id={id}
              className={styles.input}
              name="text"
              rows={Math.min(MAX_ROWS, body.text.split('\n').length + 1)}
              defaultValue={body.text}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
            />
          )}
        </FormField>
      );
    case 'binary':
      return <LiveField label={translate('File')} name="file" type="file" required />;
    case 'multipart':
      return body.parts.map(({ name, value, isFile }) => (
        <LiveField
          key={name}
          label={name}
          name={`part.${name}`}
          type={isFile ? 'file' : 'text'}
          value={isFile ? undefined : value}
        />
      ));
  }
}
