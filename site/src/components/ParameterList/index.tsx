import type { OperationData } from '#core/contracts/page-data';
import { FieldList } from '../FieldList';

type Parameters = NonNullable<OperationData['parameters']>[number];

/** The parameters of one place: path, query, header or cookie. */
export function ParameterList({ data, in: place }: { data: OperationData; in: Parameters['in'] }) {
  const parameters = data.parameters?.find((group) => group.in === place);
  return <FieldList fields={parameters?.fields} label={`Parameters in the ${place}`} />;
}
