/** Content types of the route table with their aliases: `catalogproduct` is the specification's term for a product (D48). */
const CONTENT_TYPES = {
	...{ page: [], static_content: [], catalog: [], category: [], list: [], product: ['catalogproduct'], product_tag: [] },
	...{ manufacturers: [], manufacturer: [], search: [], compare: [], wishlist: [], publish: [], post_category: [], post: [], author: [], tag: [] },
	...{ locations: [], location: [], newsletter: [], sweepstakes: [], sweepstake: [], stock_alert: [], price_alert: [], auth: [], webshop: [] },
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type ContentType = keyof typeof CONTENT_TYPES;

const NAMED = new Map<string, ContentType>(
	(Object.keys(CONTENT_TYPES) as ContentType[]).flatMap((type) => [type, ...CONTENT_TYPES[type]].map((name) => [name, type] as const)),
);

/** Content type by its name in a route entry; null if unknown. */
export function toContentType(name: string): ContentType | null {
	return NAMED.get(name) ?? null;
}

export const CONTENT_TYPE_NAMES: readonly string[] = [...NAMED.keys()];
