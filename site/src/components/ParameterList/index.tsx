import type { OperationData } from '#core/contracts/page-data';
import { FieldList } from '../FieldList';

type Parameters = NonNullable<OperationData['parameters']>[number];

/** The parameters of one location: path, query, header or cookie. */
export function ParameterList({ data, in: location }: { data: OperationData; in: Parameters['in'] }) {
  const parameters = data.parameters?.find((group) => group.in === location);
  return <FieldList fields={parameters?.fields} label={`Parameters in the ${location}`} />;
}
