import { rspack } from '@docusaurus/faster';
import { join } from 'node:path';

/** Bundles a script for browsers, as the site does it, into a folder; its path. */
export async function bundleScript(entry: string, folder: string): Promise<string> {
  const compiler = rspack({
    mode: 'production',
    target: 'web',
    context: process.cwd(),
    entry: join(process.cwd(), entry),
    output: { path: folder, filename: 'script.js' },
    resolve: { extensions: ['.ts', '.js', '.json'] },
    module: {
      rules: [
        {
          test: /\.ts$/,
          loader: 'builtin:swc-loader',
          options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } },
        },
      ],
    },
    performance: false,
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error) reject(error);
      else if (stats?.hasErrors()) reject(new Error(stats.toString('errors-only')));
      else resolve();
    });
  });
  await new Promise((resolve) => compiler.close(resolve));
  return join(folder, 'script.js');
}
