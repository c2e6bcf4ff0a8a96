/** A heading with an anchor that scrolls clear of the navbar. */
// oxlint-disable-next-line no-restricted-imports -- the one door to the framework's heading
export { default as Heading } from '@theme/Heading';
