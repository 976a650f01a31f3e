/** Stores per page of the store index. */
export const STORES_PAGE_SIZE = 24;
