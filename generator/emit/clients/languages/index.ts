import type { Code } from '../../snippets/code';
import type { ClientCall } from '../calls/client-call';
import type { ClientPlan } from '../client-plan';
import { emitGoCall } from './go/emit-call';
import { emitGo, packageName } from './go/emit-go';
import { RESERVED_TYPES as GO_TYPES } from './go/names';
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
  /** Where the code of a call finds the file; absent: next to it. @param module the name of the file without its extension. */
  placeOf?: (module: string) => string;
  /** Writes the file. @param about lines for its top. @param module the name of the file without its extension. */
  emit: (plan: ClientPlan, about: readonly string[], module: string) => string;
  /** Returns what writes code that makes a call with the file. @param module the name of the file without its extension. */
  emitCall: (plan: ClientPlan, module: string) => (call: ClientCall) => Code;
}

export type ClientLanguageId = 'go' | 'python' | 'typescript';

/** All languages with client files. */
export const clientLanguages: readonly ClientLanguage[] = [
  {
    id: 'go',
    extension: 'go',
    reserved: GO_TYPES,
    placeOf: (module) => `${packageName(module)}/${module}.go`,
    emit: emitGo,
    emitCall: emitGoCall,
  },
  { id: 'python', extension: 'py', reserved: PYTHON_TYPES, emit: emitPython, emitCall: emitPythonCall },
  {
    id: 'typescript',
    extension: 'ts',
    reserved: TYPESCRIPT_TYPES,
    emit: emitTypescript,
    emitCall: emitTypescriptCall,
  },
];
