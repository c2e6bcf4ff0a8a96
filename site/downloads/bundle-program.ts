import { bundleModule } from './bundle-module';

/** Minimum version of Node for programs that readers download; their start says so. */
const LEAST_NODE = 20;

/**
 * Bundles a program into one ES module that runs on Node without an installation.
 * @param entry path of its main module.
 * @param about one line that says what the program is.
 * @param replaced sources of modules that the build writes, by their path below the project.
 */
export async function bundleProgram(
  entry: string,
  about: string,
  replaced?: Readonly<Record<string, string>>,
): Promise<string> {
  const code = await bundleModule(entry, replaced);
  return `#!/usr/bin/env node\n// ${about} Needs Node ${LEAST_NODE} or later.\n${code}`;
}
