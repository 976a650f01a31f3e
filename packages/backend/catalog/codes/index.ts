/** Ids of categories, manufacturers or products by code. */
export { findIds } from './find-ids.ts';
