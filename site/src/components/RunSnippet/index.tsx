import { SimulatorButton } from '../SimulatorButton';
import { SimulatorControls } from '../SimulatorControls';

/** Sends the request of the snippet above to the simulator in the page. */
export function RunSnippet({ operation, request }: { operation: string; request: string }) {
  return (
    <SimulatorControls operation={operation} request={request}>
      <SimulatorButton action="run" look="run" />
      <SimulatorButton action="console">Request console</SimulatorButton>
    </SimulatorControls>
  );
}
