/** Id of the script element that holds a document's page data as JSON. */
export const PAGE_DATA_ID = 'page-data';
