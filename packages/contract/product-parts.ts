import Type, { type Static } from 'typebox';
import { Id, Nullable, Thumbs } from './envelope.ts';
import { field } from './field.ts';

/** An attribute value of a product. */
export const Attribute = Type.Object({
	id: field(Id, 'Id of the value: what `attributes_ids` of a product query takes.'),
	attribute_code: field(Type.String(), 'Code of the attribute, such as `screen_size`.'),
	attribute_title: field(Type.String(), 'What the attribute is called, such as “Screen size”.'),
	title: field(Type.String(), 'The value in words, such as `27`.'),
	unit: field(Type.Optional(Nullable(Type.String())), 'Unit that is written after the value, such as `"`; null where it has none.'),
	group: field(Type.Optional(Type.String()), 'Heading of the table of attributes under which it stands; without one it stands at the end.'),
});
export type Attribute = Static<typeof Attribute>;

export const VideoType = Type.String({ pattern: '^video/[a-z0-9.+-]+$' });

/** A video on the shop's own host. */
export const ProductVideo = Type.Object({
	title: field(Type.String(), 'What the video shows; its accessible name.'),
	upload_path: field(Type.String(), 'Path of the video’s file on the shop’s own host: the page policy allows no other.'),
	type: field(Type.Optional(VideoType), 'Media type such as `video/mp4`; where it is left out the ending of the path says it.'),
	datetime_uploaded: field(Type.Optional(Type.String()), 'ISO 8601 time of the upload. Search engines are told of a video only where this is known.'),
	main_image_thumbs: field(Thumbs, 'Sizes of the picture that stands in until the video is played.'),
});

export const ProductDocument = Type.Object({
	title: field(Type.String(), 'What the document is called, such as “Instructions for use”.'),
	url: field(Type.String(), 'Where the document is: a path of the backend or a whole URL.'),
	size: field(Type.Integer(), 'Size of the file in bytes.'),
	type: field(Type.String(), 'Media type of the document, such as `application/pdf`.'),
	lang: field(
		Type.Optional(Type.String({ maxLength: 35 })),
		'Language of the document’s text, as in BCP 47; left out where it is that of the shop (extension, D30).',
	),
});

/** A mark on the product's picture. */
export const Badge = Type.Object({
	code: field(Type.String(), 'Code of the mark, such as `free-delivery`.'),
	title: field(Type.String(), 'Text of the mark, such as “Free delivery”.'),
	coupon_code: field(Type.Optional(Type.String()), 'Code of the coupon that reduces the product; left out where the mark is no coupon’s.'),
});

const ApprovedReview = {
	display_name: field(Type.String(), 'Name under which the reviewer wants to be shown.'),
	message: field(Type.String(), 'Words of the review, plain text.'),
	rate: field(Type.Number(), 'Stars of this review, 1 to 5.'),
	datetime: field(Type.Optional(Type.String()), 'ISO 8601 time at which the review was written.'),
	lang: field(Type.Optional(Type.String()), 'Language that the review is written in (ISO 639-1), such as `hr`; left out if unknown.'),
	is_verified: field(
		Type.Optional(Type.Boolean()),
		'True if the reviewer bought the product here and it was shipped: the shop marks the review. Left out if that is not known.',
	),
	answer: field(Type.Optional(Nullable(Type.String())), 'The shop’s answer to the review, plain text; null or left out without one.'),
};
export const Review = Type.Object(ApprovedReview);

export const VariationValue = Type.Object({
	attribute_title: field(Type.String(), 'Attribute by which the variants differ, such as “Colour”.'),
	title: field(Type.String(), 'This variant’s value, such as “black”.'),
});
export const VariationOption = Type.Object({
	id: field(Id, 'Id of the variant’s product.'),
	url_without_domain: field(Type.String(), 'Path of the variant’s page.'),
	is_available: field(Type.Boolean(), 'True where the variant can be bought now.'),
	attributes: field(Type.Array(VariationValue), 'What the variant is in each attribute by which they differ.'),
});
/** An attribute value that distinguishes a line's variant from the others. */
export const LineVariation = Nullable(
	Type.Object({ attributes: field(Type.Array(VariationValue), 'This product’s own values of the attributes by which its variants differ.') }),
);
