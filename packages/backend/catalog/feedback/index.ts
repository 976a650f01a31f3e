/** Updates the mean rating and the number of votes of products, from the reviews that came with them and from approved feedback. `null` updates every product that has feedback. */
export { refreshFeedback } from './feedback-totals.ts';
/** Whether the author of row `f` of `feedback` bought the product in this shop and it was shipped. Visitors are never verified: their reviews have no account. */
export { IS_VERIFIED } from './is-verified.ts';
export {
	/** Sets a review's status and, if given, the shop's answer with its language; an empty answer deletes it. Rejecting deletes the review's photos. Returns false if no review has this id, for example because its author has rewritten it, which gives it a new id. */
	moderateReview,
	/** The same within a transaction; returns what was changed, null if no review has this id. */
	writeModeration,
} from './moderate.ts';
/** Stores the photos of a review as pictures of the shop, in all sizes. Photos that are stored already stay as they are. */
export { publishPhotos } from './photos/publish-photos.ts';
/** Content of a review's photo for staff, published or not; null if there is no such photo. */
export { readPhoto } from './photos/read-photo.ts';
/** Deletes one photo of a review; the page of its product is rendered again. Returns false if the review has no such photo. */
export { removePhoto } from './photos/remove-photo.ts';
/** Reviews and rates of an account as they are stored. */
export { readFeedbackOf } from './read-feedback-of.ts';
