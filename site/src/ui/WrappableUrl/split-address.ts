/** Splits an address after its dots and slashes, where its lines can break. */
export function splitAddress(address: string): string[] {
  return address.split(/(?<=[\w}][./])/);
}
