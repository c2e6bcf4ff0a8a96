import type { FieldData } from '#core/contracts/page-data';
import { FLAGS } from '#core/labels/flags';
import { Badge } from '../Badge';
import { Life } from '../Life';
import { Separator } from '../Separator';

/** The flags of a field, after its type. */
export function Flags({ of }: { of: Partial<FieldData> }) {
  const flags: [boolean | undefined, string][] = [
    [of.required, FLAGS.required],
    [of.readOnly, FLAGS.readOnly],
    [of.writeOnly, FLAGS.writeOnly],
    [of.deprecated, FLAGS.deprecated],
  ];
  return (
    <>
      {flags.map(
        ([isSet, label]) =>
          isSet && (
            <span key={label}>
              <Separator>,</Separator> <Badge label={label} />
            </span>
          ),
      )}
      <Life of={of} />
    </>
  );
}
