declare global {
	interface Window {
		/** Filled by `public/start.js`: a buy button's last press. */
		earlyClicks?: WeakMap<Element, Event>;
		/** Filled by `public/start.js` until they are taken: `data-action` buttons that were pressed. */
		earlyActions?: Set<HTMLElement>;
	}
}

/** The press of a buy button that came before the page's code did, given out once. React may still deliver the same press while it hydrates. */
export function takeEarlyClick(button: Element): Event | undefined {
	const press = window.earlyClicks?.get(button);
	window.earlyClicks?.delete(button);
	return press;
}

/** The `data-action` buttons that were pressed before the page's code came, each once however often; given out once. */
export function takeEarlyActions(): readonly HTMLElement[] {
	const pressed = [...(window.earlyActions ?? [])];
	delete window.earlyActions;
	return pressed;
}
