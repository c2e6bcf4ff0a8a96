import type { ObjectData } from '#core/contracts/page-data';
import { BasisMark } from '../BasisMark';
import { Notes } from '../Notes';
import { RichText } from '../RichText';
import { Schema } from '../Schema';
import { Type } from '../Type';

/** Everything about one object of the API. */
export function ObjectSchema({ data }: { data: ObjectData }) {
  return (
    <div data-part="object">
      <RichText html={data.html} part="text" />
      {data.basis && <BasisMark {...data.basis} />}
      <Notes notes={data.notes} />
      <p>
        <Type type={data.schema.type} />
      </p>
      <Schema schema={data.schema} />
    </div>
  );
}
