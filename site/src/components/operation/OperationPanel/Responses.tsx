import { translate } from '#core/labels/translate';
import { Fragment } from 'react';
import type { MediaTypeData, OperationData, ResponseData } from '#core/contracts/page-data';
import { BODY_NOTES } from '#core/labels/notes';
import { RichText } from '../../../ui/RichText';
import { Notes } from '../../citations/Notes';
import { Citation } from '../../citations/Sources';
import { Example } from '../../code/Example';
import { PanelNote } from '../../code/Panel/PanelNote';
import { Reproduction } from '../../code/Reproduction';
import { assignChoices, type Choice, titleIn } from './examples';
import styles from './styles.module.css';

interface ResponsesProps {
  data: OperationData;
  choices: Choice[];
}

/** The body of each response; the one of the chosen status and example is shown. */
export function Responses({ data, choices }: ResponsesProps) {
  return (
    <div data-responses>
      <div className={styles.run} data-status="run" data-simulator-output />
      {data.responses.map((response) => (
        <SuccessResponse key={response.status} response={response} choices={choices} />
      ))}
      {data.errors.map((error) => (
        <ErrorResponse key={error.status} error={error} operation={data.id} />
      ))}
    </div>
  );
}

function SuccessResponse({ response, choices }: { response: ResponseData; choices: Choice[] }) {
  const { status, content = [] } = response;
  return (
    <div data-status={status}>
      {content.length === 0 && <PanelNote>{BODY_NOTES.noBody}</PanelNote>}
      {content.map((media) => (
        <Fragment key={media.mediaType}>
          <MediaTypeNote media={media} isOnly={content.length === 1} />
          {assignChoices(media.examples ?? [], choices).map(({ entry, shownFor }) => (
            <div
              key={entry.name}
              id={entry.id}
              data-example={shownFor}
              data-title={titleIn(choices, entry.name)}
            >
              <Example
                example={entry}
                label={translate('Response {status}', { status })}
                title={titleIn(choices, entry.name)}
              />
            </div>
          ))}
        </Fragment>
      ))}
    </div>
  );
}

/** A body's media type, if there are several, or if the body has no example. */
function MediaTypeNote({
  media: { mediaType, examples },
  isOnly,
}: {
  media: MediaTypeData;
  isOnly: boolean;
}) {
  if (isOnly && examples) return null;
  return (
    <PanelNote>
      <code>{mediaType}</code>
      {!examples && `: ${BODY_NOTES.noExample}`}
    </PanelNote>
  );
}

/**
 * The cause of an error, how to reproduce it, and its body. The error itself is described on the page of errors; the text specific
 * to the operation is in its table of errors.
 */
function ErrorResponse({ error, operation }: { error: ResponseData; operation: string }) {
  const { status, name, common, html, basis, notes, reproduce, content = [] } = error;
  const part = (one: string) => (common ? one : undefined);
  return (
    <div data-status={status} data-part={part('error')}>
      <PanelNote>
        <strong data-part={part('name')}>
          {status} {name}
        </strong>
        <RichText html={html} part={part('text')} />
        {common && basis && <Citation {...basis} />}
        {common && <Notes notes={notes} />}
        <Reproduction status={status} calls={reproduce} operation={operation} />
      </PanelNote>
      {content.map((media) => (
        <Fragment key={media.mediaType}>
          <MediaTypeNote media={media} isOnly={content.length === 1} />
          {media.examples?.map((example) => (
            <div key={example.id} id={example.id}>
              <Example
                example={example}
                label={translate('Response {status}', { status })}
                title={example.summary}
              />
            </div>
          ))}
        </Fragment>
      ))}
    </div>
  );
}
