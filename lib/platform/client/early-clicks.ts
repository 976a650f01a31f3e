declare global {
	interface Window {
		/** Filled by `public/start.js`: the last click on each buy button. */
		earlyClicks?: WeakMap<Element, Event>;
		/** Filled by `public/start.js`: `data-action` buttons that were clicked and not yet handled. */
		earlyActions?: Set<HTMLElement>;
	}
}

/**
 * Returns, once, the click on a buy button that came before the page's code was loaded. React may still replay the same click while it
 * hydrates.
 */
export function takeEarlyClick(button: Element): Event | undefined {
	const press = window.earlyClicks?.get(button);
	window.earlyClicks?.delete(button);
	return press;
}

/**
 * Returns, once, the `data-action` buttons that were clicked before the page's code was loaded. A button appears once however often it was
 * clicked.
 */
export function takeEarlyActions(): readonly HTMLElement[] {
	const pressed = [...(window.earlyActions ?? [])];
	delete window.earlyActions;
	return pressed;
}
