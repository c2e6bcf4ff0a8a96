import { refuse } from './refuse.mjs';

/** Reports variables and maps that a module keeps between two changes of the sources. */
export const noKeptState = refuse(
  [
    ":matches(Program, Program > ExportNamedDeclaration) > VariableDeclaration[kind='let']",
    ":matches(Program, Program > ExportNamedDeclaration) > VariableDeclaration > VariableDeclarator > NewExpression[callee.name='Map'][arguments.length=0]",
  ],
  '`npm run dev` runs for hours, and what a module keeps is out of date after the next change: keep it in a WeakMap by what it was made from, or together with the stamp of its files.',
);
