import path from 'node:path';

export const ROOT = path.resolve(__dirname, '../../..');
export const TS_NODE = path.join(ROOT, 'node_modules/ts-node/dist/bin.js');
