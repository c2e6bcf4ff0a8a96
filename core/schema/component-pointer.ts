/** What a reference to a component schema starts with. */
export const COMPONENT_POINTER = '#/components/schemas/';
