import Navbar from '@theme-original/Navbar';
import { ScriptsMissing } from '../../failures/ScriptsMissing';

/** The navbar of every page, and below it the message that appears if the scripts of the site do not load. */
export default function NavbarWithScriptsMissing() {
  return (
    <>
      <Navbar />
      <ScriptsMissing />
    </>
  );
}
