import type { Problem } from '../../problems/problem';
import { LocalDocuments } from './documents';
import { toFileProblem } from './file-problem';

const READABLE = /\.(?:ya?ml|json)$/;

/** Returns a problem for each file that is not YAML or JSON. It only parses them, and says so long before all rules have run. */
export async function findBrokenFiles(files: readonly string[]): Promise<Problem[]> {
  const documents = new LocalDocuments();
  const read = await Promise.all(
    files.filter((file) => READABLE.test(file)).map((file) => documents.read(file)),
  );
  return read.flatMap((document) => toFileProblem(document) ?? []);
}
