import { bindUnits } from '@titraj/contract/formats/bind-units.ts';
import type { Sweepstake } from '@titraj/contract/sweepstake.ts';
import { unwrap } from '#lib/platform/http/result.ts';
import { toPicture } from '#lib/platform/pictures/to-picture.ts';
import { cutWords } from '#lib/platform/text/cut-words.ts';
import { toMinute, toShopTime } from '#lib/platform/time/shop-time.ts';
import { pageOf } from '#lib/screens/server/page-of.server.ts';
import type { ScreenLoader } from '#lib/screens/server/screen-loader.ts';
import { toBreadcrumbList } from '#lib/screens/server/structured-data.server.ts';
import type { SweepstakeCard } from '../content-screens.ts';
import { isOutdated } from './is-outdated.server.ts';
import { prepareHtml } from './prepare-html.server.ts';

/** All sweepstakes, open ones first (Spec 2, sweepstake). */
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

/** A sweepstake that ends at midnight has the day before as its last day. */
function toCard(wire: Sweepstake): SweepstakeCard {
	const [starts, ends] = [toShopTime(new Date(wire.datetime_starts)), toShopTime(new Date(wire.datetime_ends))];
	return {
		title: wire.title,
		url: wire.url_without_domain,
		text: bindUnits(wire.short_description),
		picture: toPicture(wire.image.thumbs, '', 640),
		state: wire.state,
		starts: starts.date,
		ends: toShopTime(new Date(Date.parse(wire.datetime_ends) - 1)).date,
		opens: toMinute(starts),
		closes: toMinute(ends),
	};
}
