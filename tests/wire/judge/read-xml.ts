const TOKEN =
  /<!\[CDATA\[([\s\S]*?)\]\]>|<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<\/([^\s>]+)\s*>|<([^\s/>]+)((?:\s+[^\s=]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>|([^<]+)/g;

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/**
 * Returns an XML document in a form in which spellings of the same content are equal: attributes sorted, entities and CDATA
 * as text, white space between elements left out.
 * @throws if an element is not closed, or something is not XML.
 */
export function readXml(text: string): string {
  const open: string[] = [];
  const parts: string[] = [];
  let read = 0;
  for (const found of text.trim().matchAll(TOKEN)) {
    if (found.index !== read) break;
    read += found[0].length;
    const [, cdata, closed, opened, attributes = '', empty, plain] = found;
    if (cdata !== undefined) parts.push(quote(cdata));
    else if (plain !== undefined) parts.push(plain.trim() === '' ? '' : quote(decode(plain)));
    else if (opened !== undefined) {
      parts.push(`<${[opened, ...readAttributes(attributes)].join(' ')}>`);
      if (empty === '/') parts.push('</>');
      else open.push(opened);
    } else if (closed !== undefined) {
      if (open.pop() !== closed) throw new Error(`</${closed}> closes another element in ${text}`);
      parts.push('</>');
    }
  }
  if (read !== text.trim().length || open.length > 0) throw new Error(`not well-formed: ${text}`);
  return parts.join('');
}

function readAttributes(text: string): string[] {
  const found = [...text.matchAll(/([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)];
  return found
    .map(([, name, double, single]) => `${name}=${quote(decode(double ?? single ?? ''))}`)
    .toSorted();
}

function decode(text: string): string {
  return text.replaceAll(/&(#x?[\da-f]+|\w+);/gi, (entity, name: string) =>
    name.startsWith('#')
      ? String.fromCodePoint(Number(name.replace(/^#(x?)/i, (_, x: string) => (x ? '0x' : ''))))
      : (ENTITIES[name] ?? entity),
  );
}

function quote(text: string): string {
  return JSON.stringify(text).replaceAll('<', '\\u003c');
}
