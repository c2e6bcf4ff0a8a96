import { readFlags } from '#core/command-line/read-flags';
import { runIfStarted, type Command } from '#core/command-line/run-command';
import { UsageError } from '#core/command-line/usage-error';
import { readTasks } from '../task/read-tasks';
import type { Task } from '../task/task';
import { connectTool } from '../tool/connect-tool';
import { connectModel } from './chat';
import { playModel } from './play-model';

const KEY = 'AGENTS_API_KEY';

/** Lets a model do the tasks of the proving ground. Exit code 1: a task is not solved. */
export const command: Command = {
  usage: `Usage: npm run agents -- --base-url <url> --model <name> [--task <id> …]
Lets a model that speaks the protocol of OpenAI's chat completions do the tasks of the proving ground with the docs tool, and
prints which it solves. The address ends before \`/chat/completions\`; ${KEY} is the key, if it needs one. Without \`--task\`, it
does all but
those that need time to pass. Exits with 1 if a task is not solved.`,
  async run(args) {
    const { values } = readFlags(
      {
        'base-url': { type: 'string' },
        model: { type: 'string' },
        task: { type: 'string', multiple: true },
      },
      args,
    );
    const { 'base-url': baseUrl, model: name } = values;
    if (!baseUrl || !URL.canParse(baseUrl))
      throw new UsageError('Write the address of a model after `--base-url`.');
    if (!name) throw new UsageError('Write the name of a model after `--model`.');
    const tasks = choose(values.task);
    const chat = connectModel({ baseUrl, name, key: process.env[KEY] });
    const tool = await connectTool();
    let solved = 0;
    for (const task of tasks) {
      const { wrong, calls, isStopped } = await playModel(task, chat, tool);
      if (wrong.length === 0) solved += 1;
      const counts = Object.entries(calls).map(([tool, count]) => `${tool} ${count}`);
      console.log(`${wrong.length === 0 ? 'solved' : 'failed'} ${task.id} (${counts.join(', ')})`);
      for (const sentence of [...(isStopped ? ['It was stopped after too many messages.'] : []), ...wrong])
        console.log(`  ${sentence}`);
    }
    await tool.client.close();
    console.log(`${solved} of ${tasks.length} tasks solved`);
    return solved === tasks.length ? 0 : 1;
  },
};

function choose(ids: string[] = []): Task[] {
  const { tasks } = readTasks();
  const unknown = ids.find((id) => !tasks.some((task) => task.id === id));
  if (unknown !== undefined)
    throw new UsageError(
      `Task \`${unknown}\` does not exist: pass the name of a file in tests/agents/tasks, without \`.yaml\`.`,
    );
  return ids.length === 0 ? tasks.filter(needsNoWait) : tasks.filter(({ id }) => ids.includes(id));
}

/** The clock of a world stands still while a model plays. */
function needsNoWait({ solution }: Task): boolean {
  return solution.every(({ after }) => after === undefined);
}

runIfStarted(module, command);
