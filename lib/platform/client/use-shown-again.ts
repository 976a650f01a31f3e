import { useEffect } from 'react';

/** Runs `action` when the page returns from the back/forward cache, which keeps its state: a button that was busy when the page was left is enabled again, and data is loaded again. */
export function useShownAgain(action: () => void): void {
	useEffect(() => {
		const run = ({ persisted }: PageTransitionEvent) => {
			if (persisted) action();
		};
		addEventListener('pageshow', run);
		return () => removeEventListener('pageshow', run);
	}, []);
}
