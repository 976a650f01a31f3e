import { pageOf } from '#lib/screens/server/page-of.server.ts';
import type { ScreenLoader } from '#lib/screens/server/screen-loader.ts';

/** Loads the page for subscribing to the newsletter. */
export const loadNewsletter: ScreenLoader = async ({ site, path }) => {
	const title = site.translator('newsletter.title');
	const topics = site.info.newsletter_topics ?? [];
	const intro = [...(topics.length > 0 ? [site.translator('newsletter.choose')] : []), site.translator('newsletter.intro')].join(' ');
	const head = { title, description: intro };
	const props = { title, intro, breadcrumbs: [{ title, url: path }], topics };
	return { kind: 'page', loaded: pageOf(site, { path, screen: 'newsletter/index', props, head }) };
};

/** Loads the page of the `{id}-{code}` link in a mail: a shell, because the subscription is live and personal (Spec 2). */
export const loadSubscription: ScreenLoader = async ({ site, match, path }) => {
	const { id, code } = match.params;
	if (id === undefined || code === undefined || !/^\w{10,100}$/.test(code)) return { kind: 'not-found' };
	const title = site.translator('newsletter.manage_title');
	return { kind: 'page', loaded: pageOf(site, { path, screen: 'newsletter/manage', props: { title, id: Number(id), code }, head: { title, noindex: true } }) };
};
