import { translate } from '#core/labels/translate';
import { escapeHtml } from '#core/text/escape-html';
import styles from '../../session/response/styles.module.css';
import { Code } from '../../components/code/Code';
import { highlightJson } from '../../highlight/highlight-json';
import { indentJson } from '../indent-json';
import { Button } from '../../ui/Button';
import type { ReadBody } from '../read-body';

/** The most characters that a page shows: more would stop it. */
const MAX_SHOWN = 100_000;

/** The body of a response as text, whatever its type; bytes that are not text are a download. */
export function BodyView({ body: { bytes, text, isCut } }: { body: ReadBody }) {
  const isPart = text !== undefined && text.length > MAX_SHOWN;
  return (
    <>
      {bytes.length === 0 && <p className={styles.empty}>{translate('The response has no body.')}</p>}
      {text !== undefined && <BodyText text={text} />}
      {(isPart || isCut || (text === undefined && bytes.length > 0)) && (
        <p className={styles.empty}>
          {isCut && `${translate('The body is not complete: it was too large, too slow, or broken off.')} `}
          {isPart && `${translate('Only its beginning is shown.')} `}
          {text === undefined && `${translate('It is not text.')} `}
          <Button onClick={() => download(bytes)}>
            {translate('Download {bytes} bytes', { bytes: bytes.length })}
          </Button>
        </p>
      )}
    </>
  );
}

/** The beginning of a body, as JSON or as text. */
export function BodyText({ text }: { text: string }) {
  const shown = text.slice(0, MAX_SHOWN);
  if (shown === '') return null;
  const json = indentJson(shown);
  const label = translate('Body of the response');
  return json === undefined ? (
    <Code code={escapeHtml(shown)} language="text" label={label} />
  ) : (
    <Code code={highlightJson(json)} language="json" label={label} />
  );
}

/** Saves bytes as a file. Its name and type make no browser open it as a page of this site. */
function download(bytes: Uint8Array<ArrayBuffer>): void {
  const address = URL.createObjectURL(new Blob([bytes], { type: 'application/octet-stream' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = 'response';
  link.click();
  URL.revokeObjectURL(address);
}
