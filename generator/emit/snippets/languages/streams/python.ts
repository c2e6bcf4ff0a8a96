import type { Framing } from '#core/http/wire/sequence';

/** The lines that print each item of a stream when it comes. */
export function streamLines(framing: Framing): string[] {
  if (framing === 'events')
    return [
      'data = []',
      'for line in response.iter_lines():',
      '    if line.startswith(b"data:"):',
      '        data.append(line[5:].removeprefix(b" ").decode())',
      '    elif not line and data:',
      String.raw`        print("\n".join(data))`,
      '        data = []',
    ];
  const separator = framing === 'records' ? String.raw`delimiter=b"\x1e"` : '';
  return [
    `for item in response.iter_lines(${separator}):`,
    '    if item.strip():',
    '        print(json.loads(item))',
  ];
}
