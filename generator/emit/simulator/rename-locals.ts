/** Strings, braces, and names with what declares them and their properties: enough to know which names a block sees. */
const TOKENS = /"(?:[^"\\]|\\.)*"|[{}]|(?:(const|let|var) )?([A-Za-z_$][\w$]*)((?:\.[\w$]+)*)|\.[\w$]+/g;

/** A name with the number that Ajv gave it: `_errs26`. */
const NUMBERED = /^([A-Za-z_]+)\d+$/;

/** The names of a block and of those around it: the new one of each name, and how many there are of each kind. */
interface Block {
  names: ReadonlyMap<string, string>;
  counts: ReadonlyMap<string, number>;
}

/**
 * Numbers the local names of a function within their block, so that what is added to one block changes nothing in the others:
 * Ajv counts over the whole function. A function that uses a name outside the block of its declaration keeps its names.
 * @param globals the new names of what is declared outside the function.
 */
export function renameLocals(code: string, globals: ReadonlyMap<string, string>): string {
  return renameAll(code, globals) ?? renameGlobals(code, globals);
}

function renameAll(code: string, globals: ReadonlyMap<string, string>): string | undefined {
  const blocks: Block[] = [];
  let block: Block = { names: globals, counts: new Map() };
  const declared = new Set<string>();
  let isEscaping = false;
  const text = code.replace(
    TOKENS,
    (token, keyword: string | undefined, name: string | undefined, properties: string | undefined) => {
      if (token === '{') blocks.push(block);
      if (token === '}') block = blocks.pop() ?? block;
      if (name === undefined || !NUMBERED.test(name)) return token;
      const isNew = keyword !== undefined && !block.names.has(name);
      if (isNew) {
        block = declare(block, name);
        declared.add(name);
      }
      const renamed = block.names.get(name);
      isEscaping ||= renamed === undefined && declared.has(name);
      // `var` may declare a name again; `let` may not, and holds it within its block.
      const start = isNew ? `${keyword === 'var' ? 'let' : keyword} ` : '';
      return `${start}${renamed ?? name}${properties}`;
    },
  );
  return isEscaping ? undefined : text;
}

function declare({ names, counts }: Block, name: string): Block {
  const [, kind = ''] = NUMBERED.exec(name) ?? [];
  const count = counts.get(kind) ?? 0;
  return {
    names: new Map(names).set(name, `${kind}${count}`),
    counts: new Map(counts).set(kind, count + 1),
  };
}

function renameGlobals(code: string, globals: ReadonlyMap<string, string>): string {
  return code.replace(
    TOKENS,
    (token, keyword: string | undefined, name: string | undefined, properties: string | undefined) =>
      name !== undefined && globals.has(name)
        ? `${keyword ? `${keyword} ` : ''}${globals.get(name)}${properties}`
        : token,
  );
}
