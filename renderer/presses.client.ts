import { takeEarlyActs } from '#lib/platform/client/early-clicks.ts';
import { firstInteraction } from '#lib/platform/client/first-interaction.ts';
import { idle } from '#lib/platform/client/idle.ts';
import { readStateHint } from '#lib/platform/client/state-hint.ts';

/** Links with a `mode`, gallery links and `data-act` buttons: what they open comes with the press (Spec 2, Interaction rules; D32). */
const PRESSED = '[data-act],a.gallery,a[href*="mode="]';

const loadActs = () => import('./acts.client.ts');

/** Brings them to life, and does what buttons were pressed for before; call once, after hydration. A link whose code cannot be had leads where it says. */
export function startPresses(): void {
	document.addEventListener(
		'click',
		(event) => {
			const pressed = event.target instanceof Element && event.target.closest<HTMLElement>(PRESSED);
			if (!pressed || event.ctrlKey || event.metaKey || event.shiftKey) return;
			event.preventDefault();
			event.stopPropagation();
			loadActs().then(
				({ act }) => act(pressed),
				() => pressed instanceof HTMLAnchorElement && location.assign(pressed.href),
			);
		},
		true,
	);
	for (const button of takeEarlyActs()) void loadActs().then(({ act }) => act(button));
	if (/[?&]mode=/.test(location.search)) void loadActs().then(({ openAddress }) => openAddress());
	if (readStateHint()) void idle().then(async () => (await import('./saved-marks.client.ts')).startSavedMarks());
	void firstInteraction().then(loadActs);
}
