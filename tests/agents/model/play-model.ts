import { tryParse } from '#core/json/try-parse';
import { isObject } from '#core/json/json';
import type { Task } from '../task/task';
import { authorizationOf } from '../world/authorization';
import { judge, startOf } from '../world/judge';
import { openWorld } from '../world/world';
import { textOf, type ConnectedTool } from '../tool/connect-tool';
import type { Chat, ChatTool, Message, ToolCall } from './chat';

/** How a model did one task. */
interface Played {
  task: string;
  /** Sentences of the judge; empty if the task is solved. */
  wrong: string[];
  /** Calls of tools, by name. */
  calls: Record<string, number>;
  /** Whether the model went on until it was stopped. */
  isStopped: boolean;
}

/** Messages of the model for one task. */
const MOST_TURNS = 40;

/** Lets a model do a task with the tools, and judges the state that it leaves. */
export async function playModel(task: Task, chat: Chat, { client, worlds }: ConnectedTool): Promise<Played> {
  const { tools } = await client.listTools();
  const offered = tools.map(({ name, description, inputSchema }): ChatTool => ({
    type: 'function',
    function: { name, description, parameters: inputSchema },
  }));
  const start = await startOf(task);
  const calls: Record<string, number> = {};
  const world = await openWorld(task);
  worlds.clear();
  worlds.set('default', world.simulator);
  const messages = introduce(task);
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    const message = await chat(messages, offered);
    messages.push(message);
    if (!message.tool_calls?.length) {
      return { task: task.id, wrong: await judge(world, start), calls, isStopped: false };
    }
    for (const call of message.tool_calls) {
      const { name } = call.function;
      calls[name] = (calls[name] ?? 0) + 1;
      const content = await world.watch(() => use(call));
      messages.push({ role: 'tool', tool_call_id: call.id, content });
    }
  }
  return { task: task.id, wrong: await judge(world, start), calls, isStopped: true };

  async function use({ function: { name, arguments: text } }: ToolCall): Promise<string> {
    const given = tryParse(text || '{}');
    if (!isObject(given)) return 'The arguments are not a JSON object.';
    return textOf(client, name, given).catch((error: Error) => error.message);
  }
}

function introduce(task: Task): Message[] {
  const { Authorization } = authorizationOf(task.account);
  return [
    {
      role: 'system',
      content: `You carry out tasks with the API that the tools document. Use the tool call to send requests, with the header Authorization: ${Authorization}. The time is ${task.clock}. Do only what is asked, and end with a message when it is done.`,
    },
    { role: 'user', content: task.instruction },
  ];
}
