declare module '*.woff2' {
  /** Address of the font file in the built site. */
  const address: string;
  export default address;
}
