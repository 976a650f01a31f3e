import { takeEarlyActions } from '#lib/platform/client/early-clicks.ts';
import { firstInteraction } from '#lib/platform/client/first-interaction.ts';
import { idle } from '#lib/platform/client/idle.ts';
import { loadForTap } from '#lib/platform/client/load-for-tap.ts';
import { readStateHint } from '#lib/platform/client/state-hint.ts';

/**
 * Links with a `mode`, gallery links and `data-action` buttons: the code behind them is loaded with the click (Spec 2, Interaction rules;
 * D32).
 */
const PRESSED = '[data-action],a.gallery,a[href*="mode="]';

const loadClickActions = () => import('./click-actions.client.ts');

/**
 * Handles their clicks, starting with buttons that were clicked before; call once, after hydration. If the code of a link cannot be loaded,
 * the link is followed; if that of a button cannot be, the page is reloaded.
 */
export function delegateClicks(): void {
	document.addEventListener(
		'click',
		(event) => {
			const pressed = event.target instanceof Element && event.target.closest<HTMLElement>(PRESSED);
			if (!pressed || event.ctrlKey || event.metaKey || event.shiftKey) return;
			event.preventDefault();
			event.stopPropagation();
			void run(pressed);
		},
		true,
	);
	for (const button of takeEarlyActions()) void run(button);
	if (/[?&]mode=/.test(location.search)) void loadClickActions().then(({ openAddress }) => openAddress());
	if (readStateHint()) void idle().then(async () => (await import('./show-saved-items.client.ts')).showSavedItems());
	void firstInteraction().then(loadClickActions);
}

async function run(pressed: HTMLElement): Promise<void> {
	const act = async () => (await loadClickActions()).runClickAction(pressed);
	if (pressed instanceof HTMLAnchorElement) await act().catch(() => location.assign(pressed.href));
	else await loadForTap(act);
}
