import type { Framing } from '#core/http/wire/sequence';

/** The packages of the lines, besides those of every program. */
export const STREAM_IMPORTS = ['bufio', 'strings'];

/** The lines that print each item of a stream when it comes. */
export function streamLines(framing: Framing): string[] {
  const isRecords = framing === 'records';
  return [
    ...(framing === 'events' ? ['\tvar data []string'] : []),
    '\treader := bufio.NewReader(res.Body)',
    '\tfor {',
    `\t\t${framing === 'events' ? 'line' : 'item'}, err := reader.ReadString('${isRecords ? '\\x1e' : '\\n'}')`,
    ...(framing === 'events' ? EVENT : itemLines(isRecords)),
    '\t\tif err == io.EOF {',
    '\t\t\tbreak',
    '\t\t}',
    '\t\tif err != nil {',
    '\t\t\tlog.Fatal(err)',
    '\t\t}',
    '\t}',
  ];
}

function itemLines(isRecords: boolean): string[] {
  const trimmed = isRecords ? String.raw`strings.Trim(item, "\x1e\r\n")` : 'strings.TrimSpace(item)';
  return [`\t\tif item = ${trimmed}; item != "" {`, '\t\t\tfmt.Println(item)', '\t\t}'];
}

const EVENT = [
  String.raw`${'\t\t'}line = strings.TrimRight(line, "\r\n")`,
  '\t\tif strings.HasPrefix(line, "data:") {',
  '\t\t\tdata = append(data, strings.TrimPrefix(line[5:], " "))',
  '\t\t} else if line == "" && data != nil {',
  String.raw`${'\t\t\t'}fmt.Println(strings.Join(data, "\n"))`,
  '\t\t\tdata = nil',
  '\t\t}',
];
