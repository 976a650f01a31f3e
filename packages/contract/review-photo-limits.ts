/** Maximum number of photos of one review. */
export const MOST_REVIEW_PHOTOS = 5;
/** Maximum size of an uploaded photo in bytes: as base64 it fits into a request of 6 MB, the limit of common function platforms. */
export const LARGEST_REVIEW_PHOTO = 4 * 1024 * 1024;
/** Maximum of the longer side of a stored photo, in pixels; larger ones are reduced. */
export const LONGEST_PHOTO_SIDE = 1600;
/** Length of the largest photo in base64. */
export const LONGEST_PHOTO_TEXT = Math.ceil(LARGEST_REVIEW_PHOTO / 3) * 4;
/** Maximum size of the upload's body in bytes: the photo, and room for the other fields. */
export const LARGEST_PHOTO_BODY = LONGEST_PHOTO_TEXT + 4096;
