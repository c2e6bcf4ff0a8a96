import { extension } from '../config/code';

/** The main module of the docs as a program, below the project. */
export const TOOL = `tool/main${extension}`;

/** A name in the bundled program, in the location of the content: the same bundle takes the content of any site. */
const CONTENT = '__CONTENT_OF_DOCS__';

/**
 * The modules of the program that its build replaces, by their path below the project.
 * @param hasSimulator whether the simulator of this project is in the program; else documented examples are the responses.
 */
export function replacedModules(hasSimulator: boolean): Record<string, string> {
  return {
    [`tool/content/packed${extension}`]: `export const packed = ${CONTENT};`,
    ...(!hasSimulator && { [`tool/edition${extension}`]: `export * from './documented/edition';` }),
  };
}

/** Puts the content into the bundled program. @throws if the program does not take it in exactly one location. */
export function fillIn(program: string, content: object): string {
  const [before, after, ...others] = program.split(CONTENT);
  if (before === undefined || after === undefined || others.length > 0)
    throw new Error(`The bundled program does not have \`${CONTENT}\` once.`);
  return before + JSON.stringify(content) + after;
}
