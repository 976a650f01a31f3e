import { useState } from 'react';
import type { SWRResponse } from 'swr';

/**
 * Lets a form start again from what is stored once it was saved: `round` is its key, `restart` reads again. Other reads, as after the window was
 * focused, do not change what is being typed: the form keeps the version that it started from.
 */
export function useRestart({ mutate }: Pick<SWRResponse, 'mutate'>): { readonly round: number; readonly restart: () => Promise<void> } {
	const [round, setRound] = useState(0);
	return {
		round,
		async restart() {
			await mutate();
			setRound((before) => before + 1);
		},
	};
}
