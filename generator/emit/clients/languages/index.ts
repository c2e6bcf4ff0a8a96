import type { Code } from '../../snippets/code';
import type { ClientCall } from '../calls/client-call';
import type { ClientPlan } from '../client-plan';
import { emitPythonCall } from './python/emit-call';
import { emitTypescriptCall } from './typescript/emit-call';
import { RESERVED_TYPES as PYTHON_TYPES } from './python/names';
import { emitPython } from './python/emit-python';
import { RESERVED_TYPES as TYPESCRIPT_TYPES } from './typescript/names';
import { emitTypescript } from './typescript/emit-typescript';

/** A language with client files. */
export interface ClientLanguage {
  id: ClientLanguageId;
  extension: string;
  /** The names that no type may have. */
  reserved: readonly string[];
  /** Writes the file. @param about lines for its top. */
  emit: (plan: ClientPlan, about: readonly string[]) => string;
  /** Returns what writes code that makes a call with the file. @param module the name of the file without its extension. */
  emitCall: (plan: ClientPlan, module: string) => (call: ClientCall) => Code;
}

export type ClientLanguageId = 'python' | 'typescript';

/** All languages with client files. */
export const clientLanguages: readonly ClientLanguage[] = [
  { id: 'python', extension: 'py', reserved: PYTHON_TYPES, emit: emitPython, emitCall: emitPythonCall },
  {
    id: 'typescript',
    extension: 'ts',
    reserved: TYPESCRIPT_TYPES,
    emit: emitTypescript,
    emitCall: emitTypescriptCall,
  },
];
