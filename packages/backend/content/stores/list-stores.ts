import { type SqlBool, sql } from 'kysely';
import { toStorePath } from '../../catalog/index.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { readOffsetPage } from '../../platform/http/offset-page.ts';
import { badRequest } from '../../platform/http/refusal.ts';
import { foldText } from '../../platform/text/fold-text.ts';
import { isOpenAt } from './is-open.ts';

const EARTH_DIAMETER_KM = 12_742;

/** `slug` may end with the id, as in the URL. If a location is given, the nearest stores come first. */
export const listStores: Handler<'_get_hapi_location'> = async (query, { db, session, config }) => {
	const page = readOffsetPage(query, 500);
	if (page === null) return badRequest('cursor: not one of ours');
	const place = query.lat === undefined || query.lon === undefined ? null : { lat: query.lat, lon: query.lon };
	let matching = db.selectFrom('stores');
	if (!session.insider) matching = matching.where('visible', '=', true);
	if (query.id !== undefined) matching = matching.where('id', '=', query.id);
	if (query.city !== undefined) matching = matching.where('city', '=', query.city);
	if (query.service !== undefined) matching = matching.where(sql<SqlBool>`services @> ${JSON.stringify([query.service])}::jsonb`);
	if (query.open_now) matching = matching.where(isOpenAt(config.now()));
	for (const word of toWords(query.search_q)) matching = matching.where('words', 'like', `%${word}%`);
	if (query.slug !== undefined) {
		const slug = query.slug;
		matching = matching.where((eb) => eb.or([eb('slug', '=', slug), eb(sql`slug || '-' || id`, '=', slug)]));
	}
	const { total } = await matching.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
	let ordered = matching.selectAll().select(sql<number | null>`${place ? distanceFrom(place) : sql`null::float8`}`.as('distance_km'));
	ordered = place ? ordered.orderBy(distanceFrom(place)) : ordered.orderBy('words');
	const rows = await ordered.orderBy('id').limit(page.limit).offset(page.offset).execute();
	const items = rows.map(({ code: _code, words: _words, distance_km, ...row }) => ({
		...row,
		distance_km: distance_km === null ? null : Math.round(Number(distance_km) * 10) / 10,
		url_without_domain: toStorePath(row.slug, row.id),
	}));
	return { success: true, data: { items, total, next_cursor: page.next(total) } };
};

const toWords = (text = ''): string[] =>
	foldText(text)
		.split(/[^a-z0-9]+/)
		.filter(Boolean)
		.slice(0, 6);

/** Great-circle distance by the haversine formula. */
const distanceFrom = ({ lat, lon }: { lat: number; lon: number }) => sql<number>`${EARTH_DIAMETER_KM} * asin(sqrt(least(1,
	sin(radians((lat - ${lat}::float8) / 2)) ^ 2 + cos(radians(lat)) * cos(radians(${lat}::float8)) * sin(radians((lon - ${lon}::float8) / 2)) ^ 2)))`;
