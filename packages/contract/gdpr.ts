import Type, { type Static } from 'typebox';
import { BodyBase, Envelope } from './envelope.ts';
import { field } from './field.ts';

/** A consent template by name (Spec 7, gdpr/template). */
export const GdprTemplateBody = Type.Object({
	...BodyBase,
	template: field(
		Type.Optional(Type.String({ maxLength: 40, pattern: '^[a-z_]+$' })),
		'Name of the dialog; `cookie` where it is left out, the only one that the storefront shows.',
	),
});

/** Words of the consent dialog. */
export const GdprTemplate = Type.Object({
	template: field(Type.String(), 'Name of the dialog, as it was asked for.'),
	title: field(Type.String(), 'Heading of the dialog.'),
	text: field(Type.String(), 'What is asked, plain text.'),
	url: field(Type.String(), 'Path of the page that says more.'),
	categories: field(
		Type.Array(
			Type.Object({
				code: field(Type.String(), '`analytics` and `marketing` gate tags; `necessary` is shown as always on.'),
				title: field(Type.String(), 'Name of the category.'),
				text: field(Type.String(), 'What the category is for.'),
				required: field(Type.Boolean(), 'True for a category that cannot be turned off.'),
			}),
		),
		'What can be chosen.',
	),
});
export type GdprTemplate = Static<typeof GdprTemplate>;
export const GdprTemplateAnswer = Envelope(GdprTemplate);
