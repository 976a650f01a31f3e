import Type, { type Static } from 'typebox';
import { BodyBase, Envelope } from './envelope.ts';

/** A consent template by name; `cookie` where none is said (Spec 7, gdpr/template). */
export const GdprTemplateBody = Type.Object({ ...BodyBase, template: Type.Optional(Type.String({ maxLength: 40, pattern: '^[a-z_]+$' })) });

/** Words of the consent dialog: what it asks, and the categories to choose from. */
export const GdprTemplate = Type.Object({
	template: Type.String(),
	title: Type.String(),
	text: Type.String(),
	/** Page that says more. */
	url: Type.String(),
	categories: Type.Array(Type.Object({ code: Type.String(), title: Type.String(), text: Type.String(), required: Type.Boolean() })),
});
export type GdprTemplate = Static<typeof GdprTemplate>;
export const GdprTemplateAnswer = Envelope(GdprTemplate);
