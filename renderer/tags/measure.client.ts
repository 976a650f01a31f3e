import { ANALYTICS_EVENTS } from '#lib/analytics/analytics-events.ts';
import { reachedBy } from '#lib/analytics/checkout-events.ts';
import { cleanLocation } from '#lib/analytics/clean-location.ts';
import { toClickEvents } from '#lib/analytics/click-events.ts';
import { subscribe } from '#lib/analytics/client/track.ts';
import { toPageEvents, withListed } from '#lib/analytics/page-events.ts';
import type { ShopEvent } from '#lib/analytics/shop-event.ts';
import { beginsCart, toEvents } from '#lib/analytics/to-events.ts';
import { readConsent } from '#lib/consent/client/consent.ts';
import type { Consent } from '#lib/consent/consent.ts';
import type { Tag } from '#lib/platform/config/tags.ts';
import type { PageContent, PageData } from '#lib/screens/screen.ts';
import { forgetProgress } from './checkout-progress.client.ts';
import { sendEvent, sendLocation } from './data-layer.client.ts';
import { readLanding } from './landing.client.ts';
import { liveEvents, proceed, viewCart } from './live-events.client.ts';
import { loadedTags } from './load-tag.client.ts';

interface Measuring {
	readonly tags: readonly Tag[];
	readonly page: () => PageData;
	/** Set if consent was just given; sent first. */
	readonly choice?: Consent;
}

type Producer = () => readonly ShopEvent[] | Promise<readonly ShopEvent[]>;

let ready: Promise<readonly Tag[]> | undefined;
let line: Promise<unknown> = Promise.resolve();

/** Sends events to the tags in order, from the current page on; events before consent are dropped (Spec 9, Tracking events). */
export function startMeasuring(measuring: Measuring): void {
	const isFirst = ready === undefined;
	const { tags, page, choice } = measuring;
	ready = loadedTags(tags);
	if (choice) {
		const { analytics, marketing } = choice;
		const word = (granted: boolean) => (granted ? 'granted' : 'denied');
		queue(() => [{ name: 'consent_choice', payload: { analytics: word(analytics), marketing: word(marketing) } }]);
	}
	if (!isFirst) return void queue(() => sendPage(page()));
	/** Sent with the first page; later ones belong to the same visit. */
	let landing = readLanding();
	let tracked: PageData | undefined;
	const listed = new WeakMap<PageData, PageContent>();
	let quickViewed: PageContent | undefined;
	/** The current state of the page, and its original content: Back may show products of the latter. */
	const views = () => [listed.get(page()) ?? page(), page()];
	const trackNewPage = () => {
		if (tracked === page()) return;
		tracked = page();
		trackPage(tracked, landing);
		landing = [];
	};
	trackNewPage();
	addEventListener('shop:navigated', trackNewPage);
	document.addEventListener('cart:open', () => queue(viewCart));
	document.addEventListener('click', (event) => trackClick(event, views()), { capture: true });
	subscribe((action) => {
		const now = action.kind === 'listed' && withListed(page(), action);
		if (now) listed.set(page(), now);
		if (action.kind === 'quick-viewed') quickViewed = action.page;
		if (action.kind === 'ordering') return queue(() => proceed(action.cart, reachedBy('order')));
		if (action.kind === 'cart-changed' && beginsCart(action)) forgetProgress();
		const seen = quickViewed ? [...views(), quickViewed] : views();
		queue(() => firstWithEvents(seen, (view) => toEvents(action, view)));
	});
}

function trackPage(page: PageData, landing: readonly string[]): void {
	const { href, search } = location;
	queue(() => {
		const place = cleanLocation(href, page.screen, { consent: readConsent(), landing });
		sendLocation(place);
		return toPageEvents(page, place);
	});
	queue(() => liveEvents(page.screen, search));
}

/** A wider consent allows a fuller address. */
function sendPage(page: PageData): readonly ShopEvent[] {
	sendLocation(cleanLocation(location.href, page.screen, { consent: readConsent() }));
	return [];
}

/** Events of the first of several views of a page that has any. */
function firstWithEvents(views: readonly PageContent[], toEvents: (view: PageContent) => readonly ShopEvent[]): readonly ShopEvent[] {
	return views.map(toEvents).find((events) => events.length > 0) ?? [];
}

function trackClick(event: Event, views: readonly PageContent[]): void {
	const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('main a[href]');
	if (link && link.origin === location.origin) queue(() => firstWithEvents(views, (view) => toClickEvents(view, link.pathname)));
}

/** Runs producers one after another, once the tags are loaded; a failure affects only its own event. */
function queue(produce: Producer): void {
	line = line
		.then(async () => {
			const tags = (await ready) ?? [];
			if (tags.length === 0 || !readConsent().analytics) return;
			// The browser first paints the effect of the click.
			await new Promise((done) => setTimeout(done));
			for (const event of await produce()) if (ANALYTICS_EVENTS[event.name] && readConsent().analytics) sendEvent(event, tags);
		})
		.catch((cause: unknown) => console.warn('An event could not be tracked:', cause));
}
