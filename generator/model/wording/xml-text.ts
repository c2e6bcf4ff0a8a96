import { translate } from '#core/labels/translate';
import type { Xml } from '../api/api-model';

const ELEMENT = translate('XML element');

const NODES = new Map<string, string>(
  Object.entries({ attribute: translate('XML attribute'), text: translate('XML text'), cdata: 'XML CDATA' }),
);

/** Describes the XML form of a value: `XML attribute id`, `wrapped in XML element tags of namespace https://example.com/`. */
export function formatXml({ name, prefix, namespace, node, wrapped }: Xml): string[] {
  const element = wrapped ? translate('wrapped in XML element') : ELEMENT;
  const words = [
    NODES.get(node) ?? element,
    name === undefined
      ? prefix && translate('with prefix {prefix}', { prefix })
      : [prefix, name].filter(Boolean).join(':'),
    namespace && translate('of namespace {namespace}', { namespace }),
  ].filter(Boolean);
  const isSaid = words.length > 1 || words[0] !== ELEMENT;
  return isSaid && node !== 'none' ? [words.join(' ')] : [];
}
