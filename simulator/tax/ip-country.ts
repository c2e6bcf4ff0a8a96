/** Maps each network reserved for documentation to a country, so that nothing is looked up. */
const EXAMPLE_NETWORKS: Record<string, string> = {
  '192.0.2.': 'ES',
  '198.51.100.': 'BE',
  '203.0.113.': 'DE',
};

/** The country of an IP address, or null outside the example networks. */
export function countryOfIp(address: string): string | null {
  const network = Object.keys(EXAMPLE_NETWORKS).find((start) => address.startsWith(start));
  return network === undefined ? null : (EXAMPLE_NETWORKS[network] ?? null);
}
