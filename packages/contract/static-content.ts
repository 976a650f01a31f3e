import Type, { type Static } from 'typebox';
import { Block } from './cms.ts';
import { Envelope, Id, Nullable, Path, Visible } from './envelope.ts';
import { field } from './field.ts';
import { localized, verbatim } from './localized.ts';

/** A page that consists only of blocks (Spec 2, staticcontent; D12). */
export const StaticContent = Type.Object(
	{
		id: field(Id, 'Id of the landing page.'),
		slug: field(verbatim(Type.String()), 'Identifies the page: `slug` of its route entry.'),
		title: field(localized(Type.String({ minLength: 1 })), 'Title of the page, for search engines and the browser’s tab.'),
		url_without_domain: field(Path, 'Path of the page.'),
		layout: field(verbatim(Type.String()), '`default` or `landing`, as in the `action` of its route entry; any other value is 404.'),
		visible: field(Visible, 'False hides the page from everybody but staff: it is 404.'),
		seo_description: field(Nullable(localized(Type.String())), 'Description of the page for search engines; null for none.'),
		blocks: field(Type.Array(Block), 'Blocks of the page, in their order.'),
		datetime_updated: field(verbatim(Type.String()), 'ISO 8601 time of the last change, for the sitemap.'),
	},
	{ description: 'A landing page of blocks.' },
);
export type StaticContent = Static<typeof StaticContent>;
export const StaticContentQuery = Type.Object({
	slug: field(
		Type.Optional(Type.String({ maxLength: 400 })),
		'Slug or path of one page; an unknown one returns no items. If left out, every page is returned. `preview:` and a key ask for a page with blocks that are not saved, which only backends with such a preview know.',
	),
});
export const StaticContentAnswer = Envelope(Type.Object({ items: field(Type.Array(StaticContent), 'The requested landing pages.') }));
