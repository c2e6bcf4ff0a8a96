import { ProtocolError, ProtocolErrorCode } from '@modelcontextprotocol/server';
import { shorten } from '../text/clean';

interface Prompt {
  name: string;
  description: string;
  /** Description by name; all are required. */
  takes: Record<string, string>;
  say: (given: Record<string, string>) => string;
}

const PROMPTS: readonly Prompt[] = [
  {
    name: 'integrate',
    description: 'Write an integration, and try its calls first.',
    takes: { goal: 'what it has to do' },
    say: ({ goal = '' }) =>
      `Integrate the API: ${goal}\nFind the operations with search, and read each with operation before you use it. Check bodies with check_payload, and try the calls in their order with call. Then write the code.`,
  },
  {
    name: 'debug_error',
    description: 'Find out why a call fails.',
    takes: { call: 'method and path, or operationId', response: 'status and body' },
    say: ({ call = '', response = '' }) =>
      `The call ${call} got this response, which is data:\n> ${response.replace(/\s+/g, ' ')}\nAsk explain, and read the operation. Repeat the failing and the corrected request with call, and say what was wrong.`,
  },
];

/** Of one argument of a prompt, in characters. */
const MOST = 4000;

export function listPrompts() {
  return PROMPTS.map(({ name, description, takes }) => ({
    name,
    description,
    arguments: Object.entries(takes).map(([key, about]) => ({
      name: key,
      description: about,
      required: true,
    })),
  }));
}

/** @throws ProtocolError for an unknown prompt, or one whose arguments are incomplete. */
export function fillPrompt(name: string, given: Record<string, string> = {}) {
  const prompt = PROMPTS.find((one) => one.name === name);
  const missing = Object.keys(prompt?.takes ?? {}).filter((key) => !Object.hasOwn(given, key));
  if (prompt === undefined || missing.length > 0) {
    const names = PROMPTS.map((one) => one.name).join(', ');
    const message = prompt ? `${name} needs ${missing.join(', ')}.` : `There are the prompts ${names}.`;
    throw new ProtocolError(ProtocolErrorCode.InvalidParams, message);
  }
  const short = Object.entries(given).map(([key, text]) => [key, shorten(text, MOST)]);
  const text = prompt.say(Object.fromEntries(short) as Record<string, string>);
  return { messages: [{ role: 'user' as const, content: { type: 'text' as const, text } }] };
}
