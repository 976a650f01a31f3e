import { SOURCE_MARKET } from '../../platform/market/market.ts';
import { toInnerWord, toRootWord } from './route-words.ts';

/** Kinds of entities with their own URL, which can have another slug in a market or be missing there. */
export type AddressedKind =
	| 'category'
	| 'product'
	| 'list'
	| 'tag'
	| 'post_category'
	| 'post'
	| 'page'
	| 'sweepstake'
	| 'sweepstakes'
	| 'manufacturer'
	| 'author'
	| 'post_tag';

/**
 * Key of an entity: its id if the URL contains it, else its Croatian slug (for a post with that of its category, for a page or static
 * content its path).
 */
export interface AddressedEntity {
	readonly kind: AddressedKind;
	readonly key: string;
}

type Segment =
	| { readonly is: 'root'; readonly word: string; readonly entity?: AddressedEntity }
	| { readonly is: 'word'; readonly root: string; readonly word: string }
	| { readonly is: 'entity'; readonly entity: AddressedEntity; readonly slug: string; readonly id?: string }
	| { readonly is: 'plain'; readonly text: string };

/** A parsed Croatian URL. */
export interface Address {
	readonly segments: readonly Segment[];
	/** Query and fragment, unchanged. */
	readonly rest: string;
}

const PRODUCT = /^(.+)-proizvod-(\d+|\{id\})$/;
const WITH_ID = /^(.+)-(\d+)$/;

/** Parses a path of the shop; null for files, other hosts and anything that is not a path. */
export function parseAddress(text: string): Address | null {
	const [, path = '', rest = ''] = /^(\/(?!\/)[^?#\s]*)([?#].*)?$/.exec(text) ?? [];
	if (!path.endsWith('/')) return null;
	const [root, ...inner] = path.split('/').filter(Boolean);
	if (root === undefined) return { segments: [], rest };
	if (toRootWord(root, SOURCE_MARKET) === null) return { segments: toPages([root, ...inner]), rest };
	return { segments: [toRoot(root, inner.length === 0), ...inner.map((slug, at) => toSegment(root, slug, { at, inner }))], rest };
}

/** The index of sweepstakes: a market without sweepstakes has no such page. */
const SWEEPSTAKES: AddressedEntity = { kind: 'sweepstakes', key: 'all' };

const toRoot = (word: string, isWhole: boolean): Segment => ({ is: 'root', word, ...(isWhole && word === 'nagradne-igre' && { entity: SWEEPSTAKES }) });

const HOME: AddressedEntity = { kind: 'page', key: '/' };

/** The entity that a URL leads to, by its last segment; the home page for an empty path. */
export function entityOf({ segments }: Address): AddressedEntity | null {
	const last = segments.at(-1);
	if (last === undefined) return HOME;
	return last?.is === 'entity' ? last.entity : null;
}

/** Entities that a market must have for this URL to exist there. */
export const entitiesIn = ({ segments }: Address): AddressedEntity[] =>
	segments.flatMap((segment) => ('entity' in segment && segment.entity ? [segment.entity] : []));

function toSegment(root: string, slug: string, { at, inner }: { at: number; inner: readonly string[] }): Segment {
	const parent = inner[at - 1];
	if (toInnerWord(root, slug, SOURCE_MARKET) !== null && (at === 0 || root === 'webshop')) return { is: 'word', root, word: slug };
	if (root === 'proizvodi') return toCatalogSegment(slug, at === 1 ? parent : undefined);
	if (root === 'magazin') {
		if (at === 0) return entity('post_category', slug);
		if (parent === 'tagovi') return withId('post_tag', slug);
		return parent === 'autori' ? withId('author', slug) : { is: 'entity', entity: { kind: 'post', key: `${parent}/${slug}` }, slug };
	}
	if (root === 'marke' && at === 0) return entity('manufacturer', slug);
	return root === 'nagradne-igre' ? withId('sweepstake', slug) : { is: 'plain', text: slug };
}

function toCatalogSegment(slug: string, word: string | undefined): Segment {
	if (word === 'lista') return entity('list', slug);
	if (word === 'tagovi') return withId('tag', slug);
	const [, name, id] = PRODUCT.exec(slug) ?? [];
	if (name === undefined || id === undefined) return entity('category', slug);
	return { is: 'entity', entity: { kind: 'product', key: id }, slug: name, id };
}

function withId(kind: AddressedKind, slug: string): Segment {
	const [, name, id] = WITH_ID.exec(slug) ?? [];
	return name === undefined || id === undefined ? { is: 'plain', text: slug } : { is: 'entity', entity: { kind, key: id }, slug: name, id };
}

const entity = (kind: AddressedKind, slug: string): Segment => ({ is: 'entity', entity: { kind, key: slug }, slug });

/** Pages can have any path: each segment belongs to the page whose path ends with it. */
const toPages = (slugs: readonly string[]): Segment[] =>
	slugs.map((slug, at) => ({ is: 'entity', entity: { kind: 'page', key: `/${slugs.slice(0, at + 1).join('/')}/` }, slug }));
