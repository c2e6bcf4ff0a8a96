import type { Framing } from '#core/http/wire/sequence';

/** A regular expression that ends an item, or begins the next one. */
const SEPARATORS: Record<Framing, string> = {
  events: String.raw`'/\r?\n\r?\n/'`,
  lines: String.raw`'/\n/'`,
  records: String.raw`'/\x1e/'`,
};

/** The lines that send a request and print each item of the stream when it comes. The body of an error is kept. */
export function streamLines(framing: Framing): string[] {
  return [
    '$show = function ($item) {',
    ...(framing === 'events' ? EVENT : ITEM),
    '};',
    "$rest = '';",
    'curl_setopt($curl, CURLOPT_WRITEFUNCTION, function ($curl, $chunk) use (&$rest, $show) {',
    '    $rest .= $chunk;',
    '    if (curl_getinfo($curl, CURLINFO_RESPONSE_CODE) < 400) {',
    `        $items = preg_split(${SEPARATORS[framing]}, $rest);`,
    '        $rest = array_pop($items);',
    '        array_map($show, $items);',
    '    }',
    '    return strlen($chunk);',
    '});',
    '',
    'curl_exec($curl);',
    '$status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);',
    'if (curl_errno($curl) || $status >= 400) {',
    '    throw new RuntimeException("$status " . ($rest ?: curl_error($curl)));',
    '}',
    '$show($rest);',
  ];
}

const ITEM = ["    if (trim($item) !== '') {", '        print_r(json_decode($item, true));', '    }'];

const EVENT = [
  "    if (preg_match_all('/^data: ?(.*)/m', $item, $data)) {",
  String.raw`        echo str_replace("\r", '', implode("\n", $data[1])), PHP_EOL;`,
  '    }',
];
