import Type from 'typebox';
import { BodyBase, Envelope, Thumbs } from './envelope.ts';
import { field } from './field.ts';
import { LONGEST_PHOTO_TEXT, MOST_REVIEW_PHOTOS } from './review-photo-limits.ts';

const photoId = Type.String({ minLength: 1, maxLength: 64 });

/** A photo of a published review. */
export const ReviewPhoto = Type.Object({ thumbs: field(Thumbs, 'Sizes of the photo, smallest first.') });

export const ReviewPhotoIds = Type.Array(photoId, { maxItems: MOST_REVIEW_PHOTOS });

export const FeedbackPhotoBody = Type.Object({
	...BodyBase,
	content: field(Type.String({ minLength: 1, maxLength: LONGEST_PHOTO_TEXT }), 'The file in base64: JPEG, PNG or WebP, at most 4 MB.'),
});
export const FeedbackPhotoAnswer = Envelope(
	Type.Object({
		id: field(photoId, 'Id that a review of the same shopper names in `photos`.'),
		width: field(Type.Integer({ minimum: 1 }), 'Width of the stored photo in pixels.'),
		height: field(Type.Integer({ minimum: 1 }), 'Height of the stored photo in pixels.'),
	}),
);
