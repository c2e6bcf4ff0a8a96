import { parse, YAMLParseError } from 'yaml';
import { UsageError } from '#core/command-line/usage-error';
import { requireFile } from './edit-text';
import type { Sources } from './plan';

/**
 * Returns the data of a YAML file.
 * @throws UsageError with the location of a mistake: nothing is changed in a description that cannot be read
 */
export function parseYaml<Data>(file: string, sources: Sources): Data {
  try {
    return parse(requireFile(sources, file), { prettyErrors: true }) as Data;
  } catch (error) {
    if (!(error instanceof YAMLParseError)) throw error;
    const { line, col } = error.linePos?.[0] ?? { line: 1, col: 1 };
    const [message = ''] = error.message.split(/ at line /);
    throw new UsageError(`${file}:${line}:${col}  ${message}. Correct it, and run the command again.`);
  }
}
