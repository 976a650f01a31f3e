import { useState } from 'react';

interface Removal {
	readonly isPending: boolean;
	/** The last try failed. */
	readonly hasFailed: boolean;
	readonly start: () => void;
}

/**
 * A card's removal from a list of the account.
 *
 * @param remove false if the card is still in the list
 */
export function useRemoval(remove: () => Promise<boolean>): Removal {
	const [state, setState] = useState<'idle' | 'pending' | 'failed'>('idle');
	const run = async () => {
		setState('pending');
		if (!(await remove())) setState('failed');
	};
	return { isPending: state === 'pending', hasFailed: state === 'failed', start: () => void run() };
}
