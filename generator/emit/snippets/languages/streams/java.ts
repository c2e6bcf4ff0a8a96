import type { Framing } from '#core/http/wire/sequence';

/** How a program reads the items of a stream. */
interface StreamCode {
  imports: string[];
  handler: 'ofLines' | 'ofInputStream';
  /** The body of an error, as text. */
  error: string;
  lines: string[];
}

/** Returns the code that prints each item of a stream when it comes. */
export function streamCode(framing: Framing): StreamCode {
  if (framing === 'records')
    return {
      imports: ['java.util.Scanner'],
      handler: 'ofInputStream',
      error: 'new String(response.body().readAllBytes())',
      lines: [
        String.raw`var items = new Scanner(response.body(), "UTF-8").useDelimiter("\u001e");`,
        'items.forEachRemaining(item -> System.out.println(item.strip()));',
      ],
    };
  return {
    imports: ['java.util.stream.Collectors', ...(framing === 'events' ? ['java.util.ArrayList'] : [])],
    handler: 'ofLines',
    error: String.raw`response.body().collect(Collectors.joining("\n"))`,
    lines: framing === 'events' ? EVENTS : LINES,
  };
}

const LINES = ['response.body().filter(line -> !line.isBlank()).forEach(System.out::println);'];

const EVENTS = [
  'var data = new ArrayList<String>();',
  'response.body().forEach(line -> {',
  '    if (line.startsWith("data:")) {',
  '        data.add(line.substring(5).replaceFirst("^ ", ""));',
  '    } else if (line.isEmpty() && !data.isEmpty()) {',
  String.raw`        System.out.println(String.join("\n", data));`,
  '        data.clear();',
  '    }',
  '});',
];
