import Type from 'typebox';
import { Thumbs } from './envelope.ts';
import { field } from './field.ts';
import { untranslated, verbatim } from './localized.ts';

/** A picture of a page, block or door. */
export const PagePicture = Type.Object(
	{
		title: field(untranslated(Type.String()), 'Alternative text of the picture; empty for a decorative one.'),
		upload_path: field(verbatim(Type.String()), 'Path of the picture’s original.'),
		thumbs: field(Thumbs, 'Sizes of the picture, ascending by width.'),
	},
	{ description: 'A picture of content.' },
);
