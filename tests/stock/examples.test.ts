import path from 'node:path';
import { judgeDescription } from './judge-description';

/** Descriptions that the stock toolchain can build: it ends with an error for several others. */
const EXAMPLES = [
  '3.0/json/http-status-codes',
  '3.0/json/polymorphism',
  '3.0/json/uspto',
  '3.1/json/petstore',
  '3.1/json/train-travel',
];

for (const name of EXAMPLES)
  judgeDescription({
    name: path.basename(name),
    entry: require.resolve(`@readme/oas-examples/${name}.json`),
  });
