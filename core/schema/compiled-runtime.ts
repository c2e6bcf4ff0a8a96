/** Runtime of validators compiled ahead of time, under the names that their code uses. */
export { default as equal } from 'ajv/dist/runtime/equal';
export { default as ucs2length } from 'ajv/dist/runtime/ucs2length';
export { FORMATS as formats } from './formats';
