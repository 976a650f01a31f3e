/** +htmlAttributes sets the attribute, for pages and for the shell. */
export default null;
