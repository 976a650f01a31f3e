import { sql } from 'kysely';
import type { Handler } from '../../platform/http/handler.ts';

/** Cities and services of the visible stores. */
export const listStoreFilters: Handler<'_get_hapi_location_filters'> = async (_query, { db }) => {
	const cities = await sql<{ title: string; total: number }>`
		select city as title, count(*)::int as total from stores where visible group by city order by total desc, city
	`.execute(db);
	const services = await sql<{ title: string; total: number }>`
		select s.title, count(*)::int as total from stores, jsonb_array_elements_text(services) as s(title)
		where visible group by s.title order by total desc, s.title
	`.execute(db);
	return { success: true, data: { cities: cities.rows, services: services.rows } };
};
