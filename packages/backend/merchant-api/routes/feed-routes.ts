import { sql } from 'kysely';
import Type, { type Static } from 'typebox';
import { MARKETS, SOURCE_MARKET } from '../../platform/market/market.ts';
import { checkFeed } from '../feeds/check-feed.ts';
import { route } from '../http/route.ts';
import { Moment, Nothing, Nullable } from '../schemas/common.ts';
import { Strict } from '../schemas/text.ts';

/** Forms of feeds, by the beginning of their file's name (scripts/prerender/publish/feeds). */
const FORMS = ['google', 'comparison'] as const;
/** Languages of countries whose comparison sites take that form. */
const COMPARED: readonly string[] = ['hr', 'si', 'rs', 'ba'];
/** Product ids per file: each file links the next one. */
const IDS_PER_FILE = 5000;

const Feed = Strict({
	form: Type.Enum([...FORMS]),
	language: Type.String(),
	url: Type.String(),
	/** `missing` is listed for Croatian alone: the shop has no such language. `unreachable`: the shop did not answer. */
	state: Type.Enum(['published', 'missing', 'unreachable']),
	/** When the published file was changed; null if its answer has no such header. */
	changed_at: Nullable(Moment),
});
export type Feed = Static<typeof Feed>;

const Feeds = Strict({
	feeds: Type.Array(Feed),
	/** Products on sale: each is in every feed. */
	products: Type.Integer(),
	/** Files of a feed; the first links the others. */
	files: Type.Integer(),
	/** Products that no feed has, by the reason. */
	left_out: Strict({ archived: Type.Integer(), hidden_category: Type.Integer(), hidden_manufacturer: Type.Integer() }),
	/** Products that are in the feeds, and lack something; readers may refuse those without a picture. */
	lacking: Strict({ picture: Type.Integer(), gtin: Type.Integer(), manufacturer: Type.Integer(), stock: Type.Integer() }),
	/** The latest change of a product, which the shop takes over within moments if it runs; null if none is known. */
	changed_at: Nullable(Moment),
});
export type Feeds = Static<typeof Feeds>;

export const FEED_ROUTES = [
	route({
		...{ method: 'GET', path: '/feeds', operationId: 'readFeeds', scopes: ['products:read'] },
		summary: 'Product feeds of the shop: their addresses, how many products they have, which are left out, and which lack data that readers of feeds expect',
		params: Nothing,
		query: Nothing,
		body: null,
		response: Feeds,
		async handle({ db, config }) {
			const { rows } = await sql<Counted>`
				select count(*) filter (where p.listed)::int as products, (count(distinct ceil(p.id / ${IDS_PER_FILE}::numeric)) filter (where p.listed))::int as files,
					count(*) filter (where not p.listed and not p.visible)::int as archived,
					count(*) filter (where not p.listed and p.visible and not coalesce(c.visible, true))::int as hidden_category,
					count(*) filter (where not p.listed and p.visible and coalesce(c.visible, true))::int as hidden_manufacturer,
					count(*) filter (where p.listed and jsonb_array_length(p.images) = 0 and jsonb_array_length(p.views) = 0)::int as picture,
					count(*) filter (where p.listed and p.ean is null)::int as gtin,
					count(*) filter (where p.listed and p.manufacturer_id is null)::int as manufacturer,
					count(*) filter (where p.listed and (not p.orderable or (p.quantity <= 0 and p.backorder_days is null)))::int as stock,
					(select max(created_at) from content_changes where entity = 'product') as changed
				from products p left join categories c on c.id = p.category_id
			`.execute(db);
			const { products = 0, files = 0, changed = null, ...count } = rows[0] ?? NOTHING;
			const { archived, hidden_category, hidden_manufacturer, picture, gtin, manufacturer, stock } = count;
			return {
				feeds: await readPublished(config.siteUrl),
				...{ products, files: Math.max(1, files) },
				left_out: { archived, hidden_category, hidden_manufacturer },
				lacking: { picture, gtin, manufacturer, stock },
				changed_at: changed === null ? null : new Date(changed).toISOString(),
			};
		},
	}),
];

type Counts = 'archived' | 'hidden_category' | 'hidden_manufacturer' | 'picture' | 'gtin' | 'manufacturer' | 'stock';
type Counted = Readonly<Record<'products' | 'files' | Counts, number>> & { readonly changed: Date | string | null };
const NOTHING: Counted = {
	...{ products: 0, files: 0, archived: 0, hidden_category: 0, hidden_manufacturer: 0, picture: 0, gtin: 0, manufacturer: 0, stock: 0, changed: null },
};

/** Feeds that the shop has; the Croatian ones also if it does not. */
async function readPublished(siteUrl: string) {
	const wanted = FORMS.flatMap((form) => MARKETS.filter((market) => form === 'google' || COMPARED.includes(market)).map((language) => ({ form, language })));
	const feeds = await Promise.all(
		wanted.map(async ({ form, language }) => {
			const url = new URL(`/feeds/${form}-${language}.xml`, siteUrl).href;
			const { state, changed } = await checkFeed(url);
			return { form, language, url, state, changed_at: changed === null ? null : changed.toISOString() };
		}),
	);
	return feeds.filter(({ state, language }) => state === 'published' || language === SOURCE_MARKET);
}
