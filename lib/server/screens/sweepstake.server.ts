import type { Sweepstake } from '@titraj/contract/sweepstake.ts';
import { toPicture } from '#lib/api/mappers/to-picture.ts';
import { unwrap } from '#lib/api/result.ts';
import type { SweepstakeCard } from '#lib/domain/content-screens.ts';
import { cutWords } from '#lib/domain/cut-words.ts';
import { toMinute, toShopTime } from '#lib/domain/shop-time.ts';
import { prepareHtml } from '../prepare-html.server.ts';
import { toBreadcrumbList } from '../structured-data.server.ts';
import { isOutdated } from './is-outdated.server.ts';
import type { ScreenLoader } from './loader.ts';
import { pageOf } from './page-of.server.ts';

/** All sweepstakes, those that are open first (Spec 2, sweepstake). */
export const loadSweepstakes: ScreenLoader = async ({ client, site, path }) => {
	const { items } = unwrap(await client.call('_get_hapi_sweepstake', {}));
	const title = site.translator('sweepstake.title');
	const breadcrumbs = [{ title, url: path }];
	const sweepstakes = items.map(toCard).toSorted((a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state));
	const head = { title, description: site.translator('sweepstake.intro'), structuredData: [toBreadcrumbList(site, breadcrumbs)] };
	const tags = ['sweepstakes', ...items.map(({ id }) => `sweepstake:${id}`)];
	return { kind: 'page', loaded: pageOf(site, { path, screen: 'sweepstake/index', props: { title, breadcrumbs, sweepstakes }, head, tags }) };
};

const ORDER = ['open', 'upcoming', 'closed'];

/** A sweepstake with its rules, entry form and winners. */
export const loadSweepstake: ScreenLoader = async (context) => {
	const { client, site, match, path } = context;
	const id = match.entry.id ?? Number(match.params.id);
	const [wire] = unwrap(await client.call('_get_hapi_sweepstake', { id })).items;
	if (!wire) return { kind: 'not-found' };
	if (isOutdated(context, wire.url_without_domain)) return { kind: 'redirect', to: wire.url_without_domain, code: 301 };
	const index = site.urls.sweepstake;
	const breadcrumbs = [...(index ? [{ title: site.translator('sweepstake.title'), url: index }] : []), { title: wire.title, url: path }];
	return {
		kind: 'page',
		loaded: pageOf(site, {
			path,
			screen: 'sweepstake/detail',
			props: {
				title: wire.title,
				breadcrumbs,
				card: toCard(wire),
				id: wire.id,
				contentHtml: prepareHtml(wire.content, site).html,
				rulesHtml: prepareHtml(wire.rules, site).html,
				...(wire.question !== null && { question: wire.question }),
				winners: wire.winners,
			},
			head: { title: wire.title, description: cutWords(wire.short_description), structuredData: [toBreadcrumbList(site, breadcrumbs)] },
			tags: [`sweepstake:${wire.id}`],
		}),
	};
};

/** The last day is the one before midnight. */
function toCard(wire: Sweepstake): SweepstakeCard {
	const [starts, ends] = [toShopTime(new Date(wire.datetime_starts)), toShopTime(new Date(wire.datetime_ends))];
	return {
		title: wire.title,
		url: wire.url_without_domain,
		text: wire.short_description,
		picture: toPicture(wire.image.thumbs, '', 640),
		state: wire.state,
		starts: starts.date,
		ends: toShopTime(new Date(Date.parse(wire.datetime_ends) - 1)).date,
		opens: toMinute(starts),
		closes: toMinute(ends),
	};
}
