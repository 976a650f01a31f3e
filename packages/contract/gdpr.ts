import Type, { type Static } from 'typebox';
import { BodyBase, Envelope } from './envelope.ts';
import { field } from './field.ts';
import { localized, verbatim } from './localized.ts';

/** A consent template by name (Spec 7, gdpr/template). */
export const GdprTemplateBody = Type.Object({
	...BodyBase,
	template: field(
		Type.Optional(Type.String({ maxLength: 40, pattern: '^[a-z_]+$' })),
		'Name of the dialog; `cookie` by default, the only one that the storefront shows.',
	),
});

/** Texts of the consent dialog. */
export const GdprTemplate = Type.Object({
	template: field(verbatim(Type.String()), 'Name of the requested dialog.'),
	title: field(localized(Type.String()), 'Heading of the dialog.'),
	text: field(localized(Type.String()), 'Question of the dialog, plain text.'),
	url: field(verbatim(Type.String()), 'Path of the page with details.'),
	categories: field(
		Type.Array(
			Type.Object({
				code: field(verbatim(Type.String()), '`analytics` and `marketing` gate tags; `necessary` is shown as always on.'),
				title: field(localized(Type.String()), 'Name of the category.'),
				text: field(localized(Type.String()), 'Purpose of the category.'),
				required: field(Type.Boolean(), 'True for a category that cannot be turned off.'),
			}),
		),
		'The categories to choose from.',
	),
});
export type GdprTemplate = Static<typeof GdprTemplate>;
export const GdprTemplateAnswer = Envelope(GdprTemplate);
