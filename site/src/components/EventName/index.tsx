import { Fragment } from 'react';

/** The name of an event, which breaks at its dots where a line is short. */
export function EventName({ name }: { name: string }) {
  return (
    <code>
      {name.split(/(?<=\.)/).map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </code>
  );
}
