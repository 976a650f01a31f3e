/** Stores on a page of the index. */
export const STORES_PAGE_SIZE = 24;
