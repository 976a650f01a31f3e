import { cleanLocation } from '#lib/analytics/clean-location.ts';
import { readConsent } from '#lib/consent/client/consent.ts';
import { type Consent, NO_CONSENT } from '#lib/consent/consent.ts';
import { mayLoad } from '#lib/consent/may-load.ts';
import { fetchApi } from '#lib/platform/client/fetch-api.ts';
import { type Tag, toTags } from '#lib/platform/config/tags.ts';
import type { PageData } from '#lib/screens/screen.ts';
import { configureTag, sendConsent, sendLocation } from './data-layer.client.ts';
import { forgetTags } from './forget-tags.client.ts';
import { readLanding } from './landing.client.ts';
import { loadScript } from './load-tag.client.ts';
import { startMeasuring } from './measure.client.ts';

let known: Promise<readonly Tag[]> | undefined;
let applied: Consent = NO_CONSENT;

/** Applies a consent to the shop's tags: loads those that it allows and removes the others (Spec 4, Consent; D16). */
export async function applyConsent(consent: Consent, page: () => PageData, isChoice: boolean): Promise<void> {
	const before = applied;
	applied = consent;
	const tags = await findTags();
	if ((before.analytics && !consent.analytics) || (before.marketing && !consent.marketing)) return forgetTags(consent, tags);
	const allowed = tags.filter((tag) => mayLoad(tag, consent));
	if (allowed.length === 0) return;
	sendConsent(consent);
	if (!consent.analytics) followAddress(page);
	for (const tag of allowed.filter((candidate) => !mayLoad(candidate, before))) {
		configureTag(tag);
		loadScript(tag.src, tag.needs);
	}
	const measuring = allowed.filter(({ name }) => name !== 'recaptcha');
	if (consent.analytics && measuring.length > 0) startMeasuring({ tags: measuring, page, ...(isChoice && { choice: consent }) });
}

let isFollowing = false;

/** Tells the tags of a container the address without private parts while no page views do (D16). */
function followAddress(page: () => PageData): void {
	if (isFollowing) return;
	isFollowing = true;
	const send = (landing: readonly string[] = []) => sendLocation(cleanLocation(location.href, page().screen, { consent: readConsent(), landing }));
	send(readLanding());
	addEventListener('shop:navigated', () => send());
}

/** The tags that the backend lists; none if the call fails, which the next page retries. */
function findTags(): Promise<readonly Tag[]> {
	known ??= fetchApi('/api/nuxtapi/info/').then((answer) => {
		if (answer.ok) return toTags(answer.data);
		known = undefined;
		console.warn(`No tags are loaded: ${answer.error.message}`);
		return [];
	});
	return known;
}
