import type { Framing } from '#core/http/wire/sequence';

/** Ends an item, or begins the next one. */
const SEPARATORS: Record<Framing, string> = {
  events: String.raw`/\r?\n\r?\n/`,
  lines: String.raw`"\n"`,
  records: String.raw`"\x1E"`,
};

/** The lines that send a request and print each item of the stream when it comes. `check` stops at an error. */
export function streamLines(framing: Framing, start: string, check: string): string[] {
  return [
    'show = lambda do |item|',
    ...(framing === 'events' ? EVENT : ['  pp JSON.parse(item) unless item.strip.empty?']),
    'end',
    '',
    `${start} do |http|`,
    '  http.request(request) do |response|',
    `    ${check}`,
    '',
    '    rest = ""',
    '    response.read_body do |chunk|',
    `      *items, rest = (rest + chunk).split(${SEPARATORS[framing]}, -1)`,
    '      items.each(&show)',
    '    end',
    '    show.call(rest)',
    '  end',
    'end',
  ];
}

const EVENT = [
  String.raw`  data = item.lines(chomp: true).filter_map { |line| line[/\Adata: ?(.*)/, 1] }`,
  String.raw`  puts data.join("\n") unless data.empty?`,
];
