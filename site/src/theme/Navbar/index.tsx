import Navbar from '@theme-original/Navbar';
import { ScriptsMissing } from '../../failures/ScriptsMissing';

/** The navbar of every page, and below it what shows when the scripts of the site do not arrive. */
export default function NavbarWithScriptsMissing() {
  return (
    <>
      <Navbar />
      <ScriptsMissing />
    </>
  );
}
