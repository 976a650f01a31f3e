import { sql } from 'kysely';
import { type Currency, currencyOf, toFewestCents } from '../platform/market/currency.ts';
import { type Market, SOURCE_MARKET, toWordSources } from '../platform/market/market.ts';
import type { Database } from './tables.ts';

/**
 * Request fields that contain slugs, and the tables in which to find the Croatian slug. `slug` comes from the route table, which has the
 * Croatian slug for rows without a translated one.
 */
const TABLES = {
	category_slug: ['post_categories'],
	item_slug: ['posts'],
	slug: ['categories', 'product_lists', 'post_categories', 'pages', 'static_contents', 'sweepstakes'],
} as const;
const KINDS = {
	categories: 'category',
	product_lists: 'list',
	post_categories: 'post_category',
	pages: 'page',
	static_contents: 'static_content',
	posts: 'post',
	sweepstakes: 'sweepstake',
} as const;

/** Replaces localized slugs, services and prices of a request by the Croatian ones; Croatian values are not changed. */
export async function toSourceRequest<Request>(request: Request, { db, market }: { db: Database; market: Market }): Promise<Request> {
	if (market === SOURCE_MARKET || typeof request !== 'object' || request === null) return request;
	let changed = await withService(withEuros(request, currencyOf(market)), { db, market });
	for (const [field, tables] of Object.entries(TABLES)) {
		const slug = Reflect.get(request, field);
		if (typeof slug !== 'string') continue;
		const last = slug.split('/').filter(Boolean).at(-1) ?? '';
		const source = last === '' ? undefined : await findSource(db, { tables, slug: last, market, isKey: field === 'slug' });
		if (source !== undefined) changed = { ...changed, [field]: source };
	}
	return changed;
}

interface Wanted {
	readonly tables: readonly (keyof typeof KINDS)[];
	readonly slug: string;
	readonly market: Market;
	readonly isKey: boolean;
}

async function findSource(db: Database, { tables, slug, market, isKey }: Wanted): Promise<string | undefined> {
	const sources = sql.join(
		tables.map((table) => sql`select ${KINDS[table]} as kind, id, slug from ${sql.table(table)}`),
		sql` union all `,
	);
	const { rows } = await sql<{ slug: string }>`
		with s as (${sources})
		select s.slug from translations t join s on s.kind = t.kind and s.id = t.id
		where not (${sql.lit(isKey)} and exists (select from s where s.slug = ${slug})) and t.lang = any(${toWordSources(market)}::text[]) and t.slug = ${slug} order by t.lang = ${market} desc, t.kind, t.id limit 1
	`.execute(db);
	return rows[0]?.slug;
}

/** Converts a price filter to euros such that it matches exactly the same products. */
function withEuros<Request extends object>(request: Request, currency: Currency): Request {
	const { price_from: from, price_to: to }: { price_from?: unknown; price_to?: unknown } = request;
	if (currency === 'EUR' || (typeof from !== 'number' && typeof to !== 'number')) return request;
	return {
		...request,
		...(typeof from === 'number' && { price_from: toFewestCents(Math.round(from * 100), currency) / 100 }),
		...(typeof to === 'number' && { price_to: (toFewestCents(Math.round(to * 100) + 1, currency) - 1) / 100 }),
	};
}

/** Replaces the localized name of a store service by the Croatian one. */
async function withService<Request extends object>(request: Request, { db, market }: { db: Database; market: Market }): Promise<Request> {
	const { service }: { service?: unknown } = request;
	if (typeof service !== 'string') return request;
	const { rows } = await sql<{ source: string }>`
		select id as source from text_translations
		where kind = 'store_service' and lang = any(${toWordSources(market)}::text[]) and text = ${service} order by lang = ${market} desc, id limit 1
	`.execute(db);
	const [found] = rows;
	return found ? { ...request, service: found.source } : request;
}
