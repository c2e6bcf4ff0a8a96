declare module 'nprogress' {
  const nprogress: { configure(options: { barSelector?: string; template?: string }): void };
  export default nprogress;
}
