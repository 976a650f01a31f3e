import { takeEarlyActions } from '#lib/platform/client/early-clicks.ts';
import { firstInteraction } from '#lib/platform/client/first-interaction.ts';
import { idle } from '#lib/platform/client/idle.ts';
import { readStateHint } from '#lib/platform/client/state-hint.ts';

/**
 * Links with a `mode`, gallery links and `data-action` buttons: the code behind them is loaded with the click (Spec 2, Interaction rules;
 * D32).
 */
const PRESSED = '[data-action],a.gallery,a[href*="mode="]';

const loadClickActions = () => import('./click-actions.client.ts');

/**
 * Handles their clicks, starting with buttons that were clicked before; call once, after hydration. If the code of a link cannot be loaded,
 * the link is followed.
 */
export function delegateClicks(): void {
	document.addEventListener(
		'click',
		(event) => {
			const pressed = event.target instanceof Element && event.target.closest<HTMLElement>(PRESSED);
			if (!pressed || event.ctrlKey || event.metaKey || event.shiftKey) return;
			event.preventDefault();
			event.stopPropagation();
			loadClickActions().then(
				({ runClickAction }) => runClickAction(pressed),
				() => pressed instanceof HTMLAnchorElement && location.assign(pressed.href),
			);
		},
		true,
	);
	for (const button of takeEarlyActions()) void loadClickActions().then(({ runClickAction }) => runClickAction(button));
	if (/[?&]mode=/.test(location.search)) void loadClickActions().then(({ openAddress }) => openAddress());
	if (readStateHint()) void idle().then(async () => (await import('./show-saved-items.client.ts')).showSavedItems());
	void firstInteraction().then(loadClickActions);
}
