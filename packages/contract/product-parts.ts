import Type, { type Static } from 'typebox';
import { Id, Items, Nullable, Thumbs } from './envelope.ts';
import { field } from './field.ts';
import { localized, untranslated, verbatim } from './localized.ts';
import { ReviewPhoto } from './review-photos.ts';

/** An attribute value of a product. */
export const Attribute = Type.Object({
	id: field(Id, 'Id of the value, for `attributes_ids` of a product query.'),
	attribute_code: field(verbatim(Type.String()), 'Code of the attribute, such as `screen_size`.'),
	attribute_title: field(localized(Type.String(), { kind: 'attribute', id: 'attribute_code' }), 'Title of the attribute, such as “Screen size”.'),
	title: field(localized(Type.String(), { kind: 'attribute_value', id: 'id' }), 'The value as text, such as `27`.'),
	unit: field(Type.Optional(Nullable(localized(Type.String(), { kind: 'unit' }))), 'Unit shown after the value, such as `"`; null if it has none.'),
	group: field(
		Type.Optional(localized(Type.String(), { kind: 'attribute_group' })),
		'Heading of its group in the table of attributes; without one it is at the end.',
	),
});
export type Attribute = Static<typeof Attribute>;

export const VideoType = Type.String({ pattern: '^video/[a-z0-9.+-]+$' });

/** A video on the shop's own host. */
export const ProductVideo = Type.Object({
	title: field(untranslated(Type.String()), 'Title of the video, its accessible name.'),
	upload_path: field(verbatim(Type.String()), 'Path of the video file on the shop’s own host: the page policy allows no other.'),
	type: field(Type.Optional(VideoType), 'Media type such as `video/mp4`; by default that of the path’s extension.'),
	datetime_uploaded: field(Type.Optional(verbatim(Type.String())), 'ISO 8601 time of the upload. Structured data contain a video only if this is known.'),
	main_image_thumbs: field(Thumbs, 'Sizes of the preview picture, shown until the video is played.'),
});

export const ProductDocument = Type.Object({
	title: field(localized(Type.String(), { kind: 'document' }), 'Title of the document, such as “Instructions for use”.'),
	url: field(verbatim(Type.String()), 'Address of the document: a path of the backend or an absolute URL.'),
	size: field(Type.Integer(), 'Size of the file in bytes.'),
	type: field(verbatim(Type.String()), 'Media type of the document, such as `application/pdf`.'),
	lang: field(
		Type.Optional(verbatim(Type.String({ maxLength: 35 }))),
		'Language of the document’s text, as in BCP 47; left out if it is the shop’s language (extension, D30).',
	),
});

/** A badge on the product's picture. */
export const Badge = Type.Object({
	code: field(verbatim(Type.String()), 'Code of the badge, such as `free-delivery`.'),
	title: field(
		localized(Type.String(), [
			{ kind: 'coupon_badge', id: 'coupon_code' },
			{ kind: 'badge', id: 'code' },
		]),
		'Text of the badge, such as “Free delivery”.',
	),
	coupon_code: field(Type.Optional(verbatim(Type.String())), 'Code of the coupon that reduces the product; left out for other badges.'),
});

const ApprovedReview = {
	display_name: field(verbatim(Type.String()), 'Display name of the reviewer.'),
	message: field(verbatim(Type.String()), 'Text of the review, plain text.'),
	rate: field(Type.Number(), 'Stars of this review, 1 to 5.'),
	datetime: field(Type.Optional(verbatim(Type.String())), 'ISO 8601 time at which the review was written.'),
	lang: field(Type.Optional(verbatim(Type.String())), 'Language that the review is written in (ISO 639-1), such as `hr`; left out if unknown.'),
	is_verified: field(
		Type.Optional(Type.Boolean()),
		'True if the reviewer bought the product here and it was shipped: the shop marks the review. Left out if that is not known.',
	),
	answer: field(Type.Optional(Nullable(verbatim(Type.String()))), 'The shop’s reply to the review, plain text; null or left out without one.'),
	answer_lang: field(Type.Optional(verbatim(Type.String())), 'Language of the reply (ISO 639-1), such as `hr`; left out if unknown.'),
	photos: field(Type.Optional(Items(ReviewPhoto)), 'Photos of the reviewer, at most five; left out without any.'),
};
export const Review = Type.Object(ApprovedReview);

export const VariationValue = Type.Object({
	attribute_title: field(localized(Type.String(), { kind: 'variation' }), 'Attribute by which the variants differ, such as “Colour”.'),
	title: field(localized(Type.String(), { kind: 'variation_value', id: 'attribute_title', field: 'text' }), 'This variant’s value, such as “black”.'),
});
export const VariationOption = Type.Object({
	id: field(Id, 'Id of the variant’s product.'),
	url_without_domain: field(verbatim(Type.String()), 'Path of the variant’s page.'),
	is_available: field(Type.Boolean(), 'True if the variant can be bought now.'),
	attributes: field(Type.Array(VariationValue), 'Values of the variant for the attributes by which the variants differ.'),
});
/** An attribute value that distinguishes a line's variant from the others. */
export const LineVariation = Nullable(
	Type.Object({ attributes: field(Type.Array(VariationValue), 'This product’s own values of the attributes by which its variants differ.') }),
);
