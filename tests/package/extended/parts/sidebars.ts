/** The page that the folders would list last comes first. */
export default { docs: ['prices', 'index'] };
