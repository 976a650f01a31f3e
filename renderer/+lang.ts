/** The attribute comes from +htmlAttributes, which both the page and the shell go through. */
export default null;
