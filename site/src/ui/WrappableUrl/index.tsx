import { Fragment } from 'react';
import { splitAddress } from './split-address';

/** A URL that breaks after dots and slashes; the reader's own values replace its variables (`src/environment/apply.ts`). */
export function WrappableUrl({ url }: { url: string }) {
  return url.split(/\{(\w+)\}/).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} data-reader-value={part}>{`{${part}}`}</span>
    ) : (
      splitAddress(part).map((piece, position) => (
        <Fragment key={`${index} ${position}`}>
          {position > 0 && <wbr />}
          {piece}
        </Fragment>
      ))
    ),
  );
}
