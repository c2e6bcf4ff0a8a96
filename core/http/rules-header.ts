/** The response header in which the simulator names the rules beyond the specification that it followed. */
export const RULES_HEADER = 'X-Simulator-Rules';
