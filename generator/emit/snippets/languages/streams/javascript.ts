import type { Framing } from '#core/http/wire/sequence';

/** Ends an item, or begins the next one. */
const SEPARATORS: Record<Framing, string> = {
  events: String.raw`/\r?\n\r?\n/`,
  lines: String.raw`'\n'`,
  records: String.raw`'\u001e'`,
};

/**
 * The lines that print each item of a stream when it comes.
 * @param body the code of the stream.
 * @param type the annotation of a body, in TypeScript.
 */
export function streamLines(framing: Framing, body: string, type = ''): string[] {
  return [
    `async function* itemsOf(body${type}) {`,
    "  let rest = '';",
    '  for await (const chunk of body.pipeThrough(new TextDecoderStream())) {',
    `    const items = (rest + chunk).split(${SEPARATORS[framing]});`,
    "    rest = items.pop() ?? '';",
    '    yield* items;',
    '  }',
    '  yield rest;',
    '}',
    '',
    `for await (const item of itemsOf(${body})) {`,
    ...(framing === 'events' ? EVENT : ["  if (item.trim() !== '') console.log(JSON.parse(item));"]),
    '}',
  ];
}

const EVENT = [
  String.raw`  const lines = [...item.matchAll(/^data: ?(.*)/gm)].map(([, line]) => line);`,
  String.raw`  if (lines.length > 0) console.log(lines.join('\n'));`,
];
