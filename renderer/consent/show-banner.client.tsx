import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { ConsentBanner } from '#components/consent/ConsentBanner.tsx';
import { loadConsentTemplate } from '#lib/consent/client/consent-template.ts';
import { saveConsent } from '#lib/consent/client/save-consent.ts';
import { LabelsContext } from '#lib/platform/client/use-labels.ts';
import { documentTranslator, loadLabels } from '#lib/platform/i18n/document-translator.ts';
import { openConsent } from './open-consent.client.tsx';

/** In milliseconds. */
const LONGEST_PRESS = 1000;

/** Inserts the banner before the page, so that keyboard and screen reader users reach it first; returns a function that removes it. */
export async function showBanner(): Promise<() => void> {
	const [template] = await Promise.all([loadConsentTemplate(), loadLabels('consent-banner')]);
	if (!template) return () => undefined;
	await pointerReleased();
	const place = document.createElement('div');
	const root = createRoot(place);
	document.body.prepend(place);
	const hide = () => {
		if (!place.isConnected) return;
		const hadFocus = place.contains(document.activeElement);
		root.unmount();
		place.remove();
		if (hadFocus) document.getElementById('sadrzaj')?.focus({ preventScroll: true });
	};
	const decide = (all: boolean) => void saveConsent({ analytics: all, marketing: all });
	flushSync(() =>
		root.render(
			<LabelsContext value={documentTranslator()}>
				<ConsentBanner template={template} onDecide={decide} onChoose={() => void openConsent()} onLeave={hide} />
			</LabelsContext>,
		),
	);
	if (coversButton(place)) place.dataset['edge'] = 'start';
	return hide;
}

/** A banner that appears between press and release would take the click of what was pressed. */
async function pointerReleased(): Promise<void> {
	if (document.querySelector(':active') === null) return;
	await new Promise((released) => {
		for (const name of ['click', 'pointercancel'] as const) document.addEventListener(name, released, { capture: true, once: true });
		setTimeout(released, LONGEST_PRESS);
	});
}

/** Whether the banner lies over the button that leads on from what the visitor sees. */
function coversButton(place: HTMLElement): boolean {
	const banner = place.firstElementChild?.getBoundingClientRect();
	if (!banner) return false;
	return [...document.querySelectorAll('main :is([data-size="large"], [type="submit"])')].some((button) => {
		const { top, bottom, height } = button.getBoundingClientRect();
		return height > 0 && bottom > banner.top && top < banner.bottom;
	});
}
