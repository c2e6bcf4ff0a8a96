import type { Framing } from '#core/http/wire/sequence';
import { translate } from '#core/labels/translate';
import type { Sequence } from '../api/api-model';

const FRAMINGS: Record<Framing, string> = {
  events: translate('Sent as server-sent events: an empty line ends each event.'),
  lines: translate('Sent as JSON Lines: each line is an item.'),
  records: translate(
    'Sent as a JSON text sequence: before each item comes the character U+001E (shown as ␞), after it a line feed.',
  ),
};

/** Says how the items of a stream are sent; undefined where the description does not say it either. */
export function describeSequence({ framing, isData }: Sequence): string | undefined {
  if (framing === undefined) return undefined;
  return isData
    ? `${FRAMINGS[framing]} ${translate('The `data` of each event is one item as JSON.')}`
    : FRAMINGS[framing];
}
