import { SandboxButton } from '../SandboxButton';
import { SandboxPlace } from '../SandboxPlace';

/** Sends the request of the snippet above to the sandbox in the page. */
export function RunSnippet({ operation, request }: { operation: string; request: string }) {
  return (
    <SandboxPlace operation={operation} request={request}>
      <SandboxButton action="run" isMain>
        Run
      </SandboxButton>
      <SandboxButton action="console">Request console</SandboxButton>
    </SandboxPlace>
  );
}
