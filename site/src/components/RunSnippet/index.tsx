import { SimulatorButton } from '../SimulatorButton';
import { SimulatorPlace } from '../SimulatorPlace';

/** Sends the request of the snippet above to the simulator in the page. */
export function RunSnippet({ operation, request }: { operation: string; request: string }) {
  return (
    <SimulatorPlace operation={operation} request={request}>
      <SimulatorButton action="run" isMain>
        Run
      </SimulatorButton>
      <SimulatorButton action="console">Request console</SimulatorButton>
    </SimulatorPlace>
  );
}
