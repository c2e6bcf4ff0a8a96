import { replaceWords } from '../operators/files';
import type { Negation } from './negation';

export const TOOL: readonly Negation[] = [
  { id: 'tool.explain', file: 'core/paste/parse.ts', edit: replaceWords('maskSecrets(given', '(given') },
  { id: 'tool.explain', file: 'tool/verbs/explain.ts', edit: replaceWords('maskSecrets(body)', 'body') },
  {
    id: 'tool.explain',
    file: 'core/paste/correct.ts',
    edit: replaceWords('if (isSameAt(pointer, body, given)) body', 'body'),
  },
];
