import type { ApiModel, Operation } from '../../model/api/api-model';
import type { GeneratedFile } from '../../run/files/generated-file';
import { buildCollection } from './build-collection';

/**
 * Emits `postman/postman.json`, a collection that readers import into Postman, Insomnia or Bruno.
 * @param isWriting whether an operation changes records although its method is GET.
 */
export function emitPostman(model: ApiModel, isWriting?: (operation: Operation) => boolean): GeneratedFile[] {
  const collection = buildCollection(model, isWriting);
  return [{ path: 'postman/postman.json', content: `${JSON.stringify(collection, null, 2)}\n` }];
}
