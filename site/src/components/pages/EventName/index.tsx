import { Fragment } from 'react';

/** The name of an event, which breaks at its dots where a line is short. */
export function EventName({ name, part }: { name: string; part?: string }) {
  return (
    <code data-part={part}>
      {name.split(/(?<=\.)/).map((piece, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {piece}
        </Fragment>
      ))}
    </code>
  );
}
