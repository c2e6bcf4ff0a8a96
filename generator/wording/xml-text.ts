import type { Xml } from '../model/api-model';

const NODES = new Map<string, string>(
  Object.entries({ attribute: 'XML attribute', text: 'XML text', cdata: 'XML CDATA' }),
);

/** Describes the XML form of a value: `XML attribute id`, `wrapped in XML element tags of namespace https://example.com/`. */
export function formatXml({ name, prefix, namespace, node, wrapped }: Xml): string[] {
  const element = wrapped ? 'wrapped in XML element' : 'XML element';
  const words = [
    NODES.get(node) ?? element,
    name === undefined ? prefix && `with prefix ${prefix}` : [prefix, name].filter(Boolean).join(':'),
    namespace && `of namespace ${namespace}`,
  ].filter(Boolean);
  const isSaid = words.length > 1 || words[0] !== 'XML element';
  return isSaid && node !== 'none' ? [words.join(' ')] : [];
}
