/** Returns data as the content of a script element; a title with `</script>` in it must not end the element. */
export function scriptContent(data: object): string {
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
}
