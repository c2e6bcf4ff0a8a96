import { statSync } from 'node:fs';
import path from 'node:path';
import { UsageError } from '#core/command-line/usage-error';
import { membersOf } from '../source/members-of';
import type { Problem } from '../../problems/problem';
import { relativePath } from '../../problems/relative-path';
import type { Document } from '../source/documents';
import { toFileProblem } from '../source/file-problem';

/**
 * Checks that the entry document can be read as OpenAPI 3; returns at most one problem.
 * @throws UsageError if the file does not exist or cannot be read.
 */
export function checkEntry(entry: string, document: Document | Error): Problem[] {
  const file = relativePath(path.resolve(entry));
  const unreadable = toFileProblem(document);
  if (unreadable) return [unreadable];
  if (document instanceof Error) throw missingEntry(entry, file);
  const version = versionProblem(document.parsed, file.endsWith('.json') ? JSON_START : START);
  return version
    ? [{ ruleId: 'openapi-version', severity: 'error', location: startOf(file), ...version }]
    : [];
}

function missingEntry(entry: string, file: string): UsageError {
  if (statSync(entry, { throwIfNoEntry: false })?.isDirectory())
    return new UsageError(
      `The entry \`${file}\` is a folder: write the path of the entry document in it after \`--entry\`, such as \`${path.join(file, 'openapi.yaml')}\`.`,
    );
  return new UsageError(
    `The entry document \`${file}\` does not exist or cannot be read: write the path of an OpenAPI description after \`--entry\`.`,
  );
}

const START = 'Start the document with `openapi: 3.1.0`, `info` and `paths`.';
const JSON_START = 'Start the document with `"openapi": "3.1.0"`, `"info"` and `"paths"`.';

type Explanation = Pick<Problem, 'message' | 'remedy'>;

function versionProblem(root: unknown, start: string): Explanation | undefined {
  if (root === undefined || root === null) return { message: 'The file is empty.', remedy: start };
  const { openapi, swagger } = membersOf(root);
  if (typeof openapi === 'string' && /^3\.[012]\.\d/.test(openapi)) return undefined;
  if (openapi !== undefined) {
    return {
      message: `The OpenAPI version ${JSON.stringify(openapi)} is not supported.`,
      remedy: 'Write a version in quotes: "3.0.x", "3.1.x" or "3.2.x".',
    };
  }
  if (swagger !== undefined) {
    return {
      message: `The description is Swagger ${JSON.stringify(swagger)}, and only Swagger 2.0 can be converted.`,
      remedy: 'Write "2.0", or convert the description to OpenAPI 3 first.',
    };
  }
  return {
    message: 'The document is not an OpenAPI description: it has no field `openapi` at its top level.',
    remedy: start,
  };
}

function startOf(file: string): Problem['location'] {
  return { file, line: 1, column: 1, pointer: '' };
}
