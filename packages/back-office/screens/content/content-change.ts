import type { Content } from '../../api/content.ts';
import { toLocalTime } from '../../ui/local-time.ts';
import type { Values } from '../../ui/use-versioned-form.ts';

/** Value of a picture that is removed. */
export const REMOVED = '-';

/** Texts that are sent as they are typed. */
const SENT = ['title', 'path', 'slug', 'category', 'short_description', 'seo_description', 'content'];

export function toValues(content: Content): Values {
	const { title, short_description, seo_description, content: text, state, audience, group, publish_at } = content;
	return {
		...{ title, short_description, seo_description: seo_description ?? '', content: text, state, publish_at: toLocalTime(publish_at) },
		...{ audience, group: group === null ? '' : String(group) },
		...('category' in content
			? {
					slug: content.slug,
					category: content.category,
					author: content.author ?? '',
					tags: content.tags.join(', '),
					products: content.products.join('\n'),
					image: '',
				}
			: { path: content.path }),
	};
}

/** The changed fields as the API takes them. The time of publishing belongs to the state, and the group to the audience: they are sent together. */
export function toChange(values: Values, changed: ReadonlySet<string>): object {
	const { state, audience, group, author, tags, products, image, publish_at } = values;
	const isForOthers = changed.has('audience') || changed.has('group');
	const isTimed = changed.has('state') || changed.has('publish_at');
	return {
		...Object.fromEntries(SENT.filter((name) => changed.has(name)).map((name) => [name, String(values[name]).trim()])),
		...(isTimed && { state }),
		...(isTimed && state === 'scheduled' && { publish_at: toInstant(String(publish_at)) }),
		...(isForOthers && { audience, group: audience === 'group' && group !== '' ? Number(group) : null }),
		...(changed.has('author') && { author: author === '' ? null : author }),
		...(changed.has('tags') && { tags: toNames(String(tags), ',') }),
		...(changed.has('products') && { products: [...new Set(toNames(String(products), '\n'))] }),
		...(changed.has('image') && { image: image === REMOVED ? null : { media: image } }),
	};
}

/** A moment of the API from the browser's field; null if it is empty. */
const toInstant = (typed: string): string | null => (typed === '' ? null : new Date(typed).toISOString());

const toNames = (typed: string, separator: string): string[] =>
	typed
		.split(separator)
		.map((name) => name.trim())
		.filter((name) => name !== '');
