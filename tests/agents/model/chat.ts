import { UsageError } from '#core/command-line/usage-error';

/** A message of a chat, as the protocol has it. */
export interface Message {
  role: 'system' | 'user' | 'assistant' | 'tool';
  content: string | null;
  tool_calls?: ToolCall[];
  tool_call_id?: string;
}

export interface ToolCall {
  id: string;
  type: 'function';
  function: { name: string; arguments: string };
}

/** A tool as the protocol describes it. */
export interface ChatTool {
  type: 'function';
  function: { name: string; description?: string; parameters: object };
}

/** Sends a chat to a model, and resolves to its next message. */
export type Chat = (messages: readonly Message[], tools: readonly ChatTool[]) => Promise<Message>;

/** Where a model is, and how it is called. */
interface Model {
  /** Ends before `/chat/completions`. */
  baseUrl: string;
  name: string;
  key?: string;
}

/** Longer than the longest thoughts. */
const LIMIT_MS = 300_000;

/**
 * Connects to a model that speaks the protocol of OpenAI's chat completions.
 * @throws UsageError, when it is called, with what the address returned instead of a message.
 */
export function connectModel({ baseUrl, name, key }: Model): Chat {
  return async (messages, tools) => {
    const response = await fetch(`${baseUrl.replace(/\/$/, '')}/chat/completions`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(key && { Authorization: `Bearer ${key}` }) },
      body: JSON.stringify({ model: name, messages, tools, temperature: 0 }),
      signal: AbortSignal.timeout(LIMIT_MS),
    }).catch((error: Error) => {
      throw new UsageError(`${baseUrl} cannot be reached: ${error.message}.`);
    });
    const text = await response.text();
    if (!response.ok) throw new UsageError(`${baseUrl} returns ${response.status}: ${text.slice(0, 500)}`);
    return messageIn(text, baseUrl);
  };
}

function messageIn(text: string, baseUrl: string): Message {
  try {
    const { choices } = JSON.parse(text) as { choices: { message: Message }[] };
    if (choices[0]) return choices[0].message;
  } catch {
    // The response is not JSON of this form.
  }
  throw new UsageError(`${baseUrl} returns no message: ${text.slice(0, 500)}`);
}
