import { Fragment } from 'react';

/** An event's name, which can break at its dots. */
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
