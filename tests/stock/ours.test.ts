import path from 'node:path';
import { ROOT } from '../../tools/bench/scale/paths';
import { judgeDescription } from './judge-description';

judgeDescription({ name: 'abaco', entry: path.join(ROOT, 'openapi/openapi.yaml'), isOwn: true });
