import type { SourceContent } from '@titraj/backend/platform/source/shop-content.ts';
import Type from 'typebox';
import { readJson } from '../load/read-json.ts';
import { toSlug } from '../text/slug.ts';

const strict = { additionalProperties: false };
const Titled = { slug: Type.String(), title: Type.String(), short_description: Type.String() };

/** Editorial desks, not persons: an article is signed by the responsible desk. */
export const DEMO_AUTHORS: SourceContent['authors'] = readJson('content/authors.json', Type.Array(Type.Object(Titled, strict)));

export const DEMO_LISTS: SourceContent['lists'] = readJson('content/lists.json', Type.Array(Type.Object({ code: Type.String(), ...Titled }, strict)));

export const DEMO_POST_CATEGORIES: SourceContent['post_categories'] = readJson(
	'content/post-categories.json',
	Type.Array(Type.Object({ ...Titled, template: Type.Union([Type.String(), Type.Null()]), position: Type.Integer() }, strict)),
);

/** Old addresses that people still have in bookmarks and in print. */
export const DEMO_REDIRECTS: SourceContent['redirects'] = readJson(
	'content/redirects.json',
	Type.Array(Type.Object({ old_path: Type.String(), new_path: Type.String(), type: Type.Integer() }, strict)),
);

/** Texts that override the storefront's dictionary. */
export const DEMO_LABELS: SourceContent['labels'] = readJson('content/labels.json', Type.Record(Type.String(), Type.String()));

const tags = readJson('content/tags.json', Type.Array(Type.Object({ title: Type.String(), categories: Type.Optional(Type.Array(Type.String())) }, strict))).map(
	({ title, categories }) => ({ slug: toSlug(title), title, categories: categories ?? [] }),
);

export const DEMO_TAGS: SourceContent['tags'] = tags.map(({ slug, title }) => ({ slug, title }));

/** Tags of the magazine that match products of a category. */
export const tagsOf = (category: string): string[] => tags.filter(({ categories }) => categories.includes(category)).map(({ slug }) => slug);
