import { quotedReaderValue, type CodeLike } from '../code';
import { upperCase } from './constant-name';
import type { ReaderValue } from './snippet-plan';

/**
 * Returns the expression for the value of a constant: a string literal that readers replace, or what reads it from the environment.
 * @param quote returns a string literal.
 * @param read returns the code that reads an environment variable.
 */
export function readerValueCode(
  { name, value, isFromEnvironment }: ReaderValue,
  quote: (text: string) => string,
  read: (variable: string) => string,
): CodeLike {
  return isFromEnvironment ? read(upperCase(name)) : quotedReaderValue(name, quote(value));
}

/** Whether a snippet reads one of its values from the environment. */
export function readsEnvironment(values: readonly ReaderValue[]): boolean {
  return values.some(({ isFromEnvironment }) => isFromEnvironment);
}
