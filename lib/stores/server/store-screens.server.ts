import type { Location } from '@titraj/contract/location.ts';
import type { Breadcrumb } from '#lib/navigation/page-parts.ts';
import type { Site } from '#lib/navigation/server/site.server.ts';
import { STORES_PAGE_SIZE } from '#lib/platform/config/page-sizes.ts';
import { unwrapOptional } from '#lib/platform/http/optional-endpoint.ts';
import { unwrap } from '#lib/platform/http/result.ts';
import { toIsoDate } from '#lib/platform/time/dates.ts';
import type { LoadedPage } from '#lib/screens/screen.ts';
import { pageOf } from '#lib/screens/server/page-of.server.ts';
import type { ScreenLoader } from '#lib/screens/server/screen-loader.ts';
import { toBreadcrumbList } from '#lib/screens/server/structured-data.server.ts';
import { isOnMap } from '../map-projection.ts';
import { toStoreCard } from '../to-store-card.ts';
import { toStoreData } from './store-data.server.ts';

/** Maximum number of stores on the map. */
const MOST_POINTS = 300;
/** Maximum number of towns and of services in the filters; others are found by typing. */
const MOST_CHOICES = 60;

/** Paginated list of stores with a map (Spec 2, location: index). The browser filters it. */
export const loadStores: ScreenLoader = async ({ client, site, path, page }) => {
	const [list, all, filters] = await Promise.all([
		client.call('_get_hapi_location', { limit: STORES_PAGE_SIZE, page }).then(unwrap),
		client.call('_get_hapi_location', { limit: 500 }).then(unwrap),
		client.call('_get_hapi_location_filters', {}).then((answer) => unwrapOptional(answer, { cities: [], services: [] })),
	]);
	if (page > 1 && list.items.length === 0) return { kind: 'not-found' };
	const title = site.translator('stores.title');
	const today = toIsoDate(site.today);
	const breadcrumbs = [{ title, url: path }];
	return {
		kind: 'page',
		loaded: pageOf(site, {
			path,
			screen: 'location/index',
			props: {
				title,
				breadcrumbs,
				stores: list.items.map((store) => toStoreCard(store, today)),
				points: all.items
					.filter(isOnMap)
					.slice(0, MOST_POINTS)
					.map(({ id, title, url_without_domain: url, lat, lon }) => ({ id, title, url, lat, lon })),
				total: list.total,
				choices: {
					cities: filters.cities
						.slice(0, MOST_CHOICES)
						.map((city) => city.title)
						.sort((a, b) => a.localeCompare(b, site.language.locale)),
					services: filters.services.slice(0, MOST_CHOICES).map((service) => service.title),
				},
				pagination: { current: page, pages: Math.ceil(list.total / STORES_PAGE_SIZE), basePath: path },
			},
			head: {
				title: page > 1 ? `${title} (${page})` : title,
				canonical: page > 1 ? `${path}?page=${page}` : path,
				description: site.translator('stores.description', { count: list.total }),
				structuredData: [toBreadcrumbList(site, breadcrumbs)],
			},
			tags: ['locations', ...list.items.map((store) => `location:${store.id}`)],
		}),
	};
};

/** Page of a store; its path ends with the id (Spec 2, location: detail). */
export const loadStore: ScreenLoader = async ({ client, site, match, path, staff }) => {
	const id = match.entry.id ?? Number(match.params.id);
	const [store] = unwrap(await client.call('_get_hapi_location', { id })).items;
	if (!store || (!store.visible && !staff)) return { kind: 'not-found' };
	if (store.url_without_domain !== path) return { kind: 'redirect', to: store.url_without_domain, code: 301 };
	return { kind: 'page', loaded: toStorePage(store, site) };
};

/** Page of a loaded store. */
export function toStorePage(store: Location, site: Site): LoadedPage {
	const breadcrumbs: Breadcrumb[] = [
		...(site.urls.location ? [{ title: site.translator('stores.title'), url: site.urls.location }] : []),
		{ title: store.title, url: store.url_without_domain },
	];
	return pageOf(site, {
		path: store.url_without_domain,
		alternates: store.alternates,
		screen: 'location/detail',
		props: {
			title: store.title,
			breadcrumbs,
			store: toStoreCard(store, toIsoDate(site.today)),
			...(store.email !== null && { email: store.email }),
			mapUrl: `https://www.openstreetmap.org/?mlat=${store.lat}&mlon=${store.lon}#map=17/${store.lat}/${store.lon}`,
		},
		head: {
			title: store.title,
			description: site.translator('stores.detail_description', { title: store.title, address: store.address, city: store.city }),
			structuredData: [toStoreData(site, store), toBreadcrumbList(site, breadcrumbs)],
		},
		tags: [`location:${store.id}`],
	});
}
