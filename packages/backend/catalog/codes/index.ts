/** Ids of categories, manufacturers or products by code. */
export { findIds } from './find-ids.ts';
/** Product lists by title. */
export { readLists } from './read-codes.ts';
