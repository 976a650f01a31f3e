import { useSyncExternalStore } from 'react';

/** Width of a desktop, as in the style sheets. */
const WIDE = '(min-width: 64rem)';

/** Whether the window is as wide as a desktop's; false on the server and while the page is hydrated. */
export function useIsWide(): boolean {
	return useSyncExternalStore(
		subscribe,
		() => matchMedia(WIDE).matches,
		() => false,
	);
}

function subscribe(onChange: () => void): () => void {
	const query = matchMedia(WIDE);
	query.addEventListener('change', onChange);
	return () => query.removeEventListener('change', onChange);
}
