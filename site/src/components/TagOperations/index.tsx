import type { TagData } from '../../../../generator/pages/page-data';
import { OperationList } from '../OperationList';

export function TagOperations({ data }: { data: TagData }) {
  return <OperationList operations={data.operations} />;
}
