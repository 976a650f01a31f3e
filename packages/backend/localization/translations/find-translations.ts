import { sql } from 'kysely';
import { type Market, SOURCE_MARKET, toWordSources } from '../../platform/market/market.ts';
import type { AddressedEntity, AddressedKind } from '../addresses/parse-address.ts';
import type { Translation, Translations } from '../addresses/write-address.ts';
import type { Database } from '../tables.ts';

interface Row {
	kind: string;
	key: string;
	lang: string;
	slug: string | null;
	available: boolean;
	texts: Record<string, unknown>;
}

const BY_ID: readonly AddressedKind[] = ['product', 'tag', 'sweepstake', 'author', 'post_tag'];

/** Translations of entities in several markets, in one query; texts only for the market `textsOf`. */
export async function findTranslations(
	db: Database,
	entities: Iterable<AddressedEntity>,
	{ markets, textsOf }: { markets: readonly Market[]; textsOf: Market | null },
): Promise<Translations> {
	const keys = new Map<AddressedKind, Set<string>>();
	for (const { kind, key } of entities) keys.set(kind, (keys.get(kind) ?? new Set()).add(key));
	const wanted = [...new Set(markets.flatMap(toWordSources))].filter((market) => market !== SOURCE_MARKET);
	const rows = keys.size === 0 || wanted.length === 0 ? [] : await selectRows(db, keys, { wanted, texts: textsOf === null ? [] : toWordSources(textsOf) });
	const known = new Map(rows.map((row) => [`${row.kind === 'static_content' ? 'page' : row.kind} ${row.key} ${row.lang}`, row]));
	return ({ kind, key }, market) => toTranslation(toWordSources(market).map((source) => known.get(`${kind} ${key} ${source}`)));
}

/** Availability is set per market; slug and texts fall back to the neighbouring market. */
function toTranslation([own, neighbour]: (Row | undefined)[]): Translation | null {
	if (own === undefined && neighbour === undefined) return null;
	return { slug: own?.slug ?? neighbour?.slug ?? null, available: own?.available ?? true, texts: { ...neighbour?.texts, ...own?.texts } };
}

async function selectRows(
	db: Database,
	keys: Map<AddressedKind, Set<string>>,
	{ wanted, texts }: { wanted: readonly Market[]; texts: readonly Market[] },
): Promise<Row[]> {
	const of = (kind: AddressedKind) => [...(keys.get(kind) ?? [])];
	const ids = BY_ID.flatMap((kind) => of(kind).flatMap((key) => (/^\d{1,9}$/.test(key) ? [{ kind, id: Number(key) }] : [])));
	const posts = of('post');
	const { rows } = await sql<{ items: Row[] | null }>`
		with named as (
			select kind, id, id::text as key from json_to_recordset(${JSON.stringify(ids)}::json) as r(kind text, id int)
			union all select 'manufacturer', id, slug from manufacturers where slug = any(${of('manufacturer')}::text[])
			union all select 'category', id, slug from categories where slug = any(${of('category')}::text[])
			union all select 'list', id, slug from product_lists where slug = any(${of('list')}::text[])
			union all select 'post_category', id, slug from post_categories where slug = any(${of('post_category')}::text[])
			union all select 'post', p.id, c.slug || '/' || p.slug from posts p join post_categories c on c.id = p.category_id
				where p.slug = any(${posts.map((key) => key.split('/')[1] ?? '')}::text[]) and c.slug || '/' || p.slug = any(${posts}::text[])
			union all select 'page', id, path from pages where path = any(${of('page')}::text[])
			union all select 'static_content', id, path from static_contents where path = any(${of('page')}::text[])
		), translated as (
			select n.kind, n.key, t.lang, t.slug, t.available, t.texts from named n
				join translations t on t.kind = n.kind and t.id = n.id and t.lang = any(${wanted}::text[])
			union all select 'sweepstakes', k.key, m.lang, null, false, '{}'::jsonb
				from unnest(${of('sweepstakes')}::text[]) as k(key), unnest(${wanted}::text[]) as m(lang)
				where not exists (select from sweepstakes s where s.visible and not exists (
					select from translations t where t.kind = 'sweepstake' and t.id = s.id and t.lang = m.lang and not t.available))
		)
		select json_agg(json_build_object('kind', t.kind, 'key', t.key, 'lang', t.lang, 'slug', t.slug, 'available', t.available,
			'texts', case when t.lang = any(${texts}::text[]) then t.texts else '{}'::jsonb end)) as items
		from translated t
	`.execute(db);
	return rows[0]?.items ?? [];
}
