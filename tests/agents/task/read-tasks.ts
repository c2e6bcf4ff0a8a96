import { readdirSync } from 'node:fs';
import path from 'node:path';
import Ajv2020 from 'ajv/dist/2020';
import type { Problem } from '../../../generator/problems/problem';
import { toProblems } from '../../../generator/problems/mistake';
import { findShapeProblems } from '../../../generator/problems/shape-problems';
import { openYaml } from '../../../generator/problems/yaml-file';
import { findMistakes } from './find-mistakes';
import type { Task } from './task';
import { TASK_SCHEMA } from './task-schema';

const RULE = 'task';

const FOLDER = path.join(__dirname, '../tasks');

const validate = new Ajv2020({ allErrors: true, verbose: true }).compile(TASK_SCHEMA);

/** All tasks in the order of their files, or the mistakes in them. */
export function readTasks(folder = FOLDER): { tasks: Task[]; problems: Problem[] } {
  const files = readdirSync(folder).filter((name) => name.endsWith('.yaml'));
  const read = files.toSorted().map((name) => readTask(path.join(folder, name)));
  return {
    tasks: read.flatMap(({ task }) => task ?? []),
    problems: read.flatMap(({ problems }) => problems),
  };
}

/** One task, or the mistakes in its file: first those in its shape, then names that do not exist. */
function readTask(file: string): { task?: Task; problems: Problem[] } {
  const yaml = openYaml(file, RULE);
  if (!yaml) throw new Error(`There is no file ${file}.`);
  if (yaml.problems.length > 0) return { problems: yaml.problems };
  const shape = findShapeProblems(yaml, validate, RULE);
  if (shape.length > 0) return { problems: shape };
  const task = yaml.value as unknown as Task;
  const problems = toProblems(findMistakes(task, path.basename(file, '.yaml')), yaml, RULE);
  return problems.length > 0 ? { problems } : { task, problems };
}
