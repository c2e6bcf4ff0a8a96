import type { TagData } from '#core/contracts/page-data';
import { OperationList } from '../OperationList';

export function TagOperations({ data }: { data: TagData }) {
  return <OperationList operations={data.operations} />;
}
