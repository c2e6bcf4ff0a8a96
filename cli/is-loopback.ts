const LOOPBACK = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Whether a host, as `URL` writes it, is this machine. */
export function isLoopback(hostname: string): boolean {
  return LOOPBACK.test(hostname);
}
