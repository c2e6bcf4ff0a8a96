import type { MediaTypeData, ResponseData } from '#core/contracts/page-data';
import { translate, translatePlural } from '#core/labels/translate';
import { groupBy } from '#core/collections/group-by';
import { Fragment } from 'react';
import { Disclosure } from '../../../ui/Disclosure';
import { Body } from '../../schema/Body';
import { countBodyFields } from '../../schema/Members';
import { Type } from '../../schema/Type';
import styles from './styles.module.css';

/** The body of an error: a link to the object that it is, or its fields; the panel shows the other bodies by example. */
export function ErrorBody({ error: { status, content = [] } }: { error: ResponseData }) {
  const written = content.filter(({ schema }) => schema && Object.keys(schema).length > 1);
  const named = content.filter(({ schema }) => schema && Object.keys(schema).length === 1);
  return (
    <>
      {named.length > 0 && <Objects content={named} />}
      {written.length > 0 && <WrittenBodies status={status} content={written} />}
    </>
  );
}

/** The objects that bodies are, each with its media types. */
function Objects({ content }: { content: MediaTypeData[] }) {
  const byType = groupBy(content, ({ schema }) => JSON.stringify(schema?.type));
  return (
    <div>
      {translate('Body:')}{' '}
      {[...byType.values()].map((same, index) => (
        <Fragment key={same[0]?.mediaType}>
          {index > 0 && ', '}
          {same[0]?.schema && <Type type={same[0].schema.type} />}
          <MediaTypes content={same} />
        </Fragment>
      ))}
    </div>
  );
}

/** The media types of a body, unless it is only JSON. */
function MediaTypes({ content }: { content: MediaTypeData[] }) {
  if (content.every(({ mediaType }) => mediaType === 'application/json')) return null;
  return content.map(({ mediaType }) => (
    <Fragment key={mediaType}>
      {' '}
      <code>{mediaType}</code>
    </Fragment>
  ));
}

function WrittenBodies({ status, content }: { status: string; content: MediaTypeData[] }) {
  const count = countBodyFields(content);
  return (
    <Disclosure
      summary={
        <>
          {count === 0
            ? translate('Body')
            : translatePlural('Body: {count} field|Body: {count} fields', count)}
          <span className="visually-hidden"> {translate('of the response {status}', { status })}</span>
        </>
      }
    >
      <div className={styles.bodies}>
        <Body content={content} />
      </div>
    </Disclosure>
  );
}
