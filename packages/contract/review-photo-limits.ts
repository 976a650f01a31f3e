/** Maximum number of photos of one review. */
export const MOST_REVIEW_PHOTOS = 5;
/** Maximum size of an uploaded photo in bytes: as base64 it fits into a request of 6 MB, the limit of common function platforms. */
export const LARGEST_REVIEW_PHOTO = 4 * 1024 * 1024;
