// A separate module, so that the published package can have a bundle of it: the types of this package would bring 13 MB.
export { upgrade } from '@scalar/openapi-upgrader';
