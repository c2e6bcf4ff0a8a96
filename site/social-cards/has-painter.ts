import { createRequire } from 'node:module';

/** The package that draws pictures. It takes 35 MB, so it is optional. */
export const PAINTER = '@napi-rs/canvas';

/** Whether pictures can be drawn: the package is installed, and there is one for this machine. */
export function hasPainter(): boolean {
  try {
    createRequire(__filename)(PAINTER);
    return true;
  } catch {
    return false;
  }
}
