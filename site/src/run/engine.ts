/** The simulator and what shows its responses: the large part of a run, loaded while the rest is already at work. */
export { loadDescribed } from '../session/load-described';
export { getOperation } from '../session/operations';
export { checkBody } from '../session/simulator';
export { openSimulator } from '../console/open';
export { ResponseBody } from './ResponseBody';
export { sendCalls, sendExample } from './send';
