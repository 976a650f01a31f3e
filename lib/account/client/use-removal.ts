import { useState } from 'react';

export interface Removal {
	readonly isPending: boolean;
	/** The last attempt failed. */
	readonly hasFailed: boolean;
	readonly start: () => void;
}

/**
 * State of removing a card from an account list.
 *
 * @param remove resolves with false if the card is still in the list
 */
export function useRemoval(remove: () => Promise<boolean>): Removal {
	const [state, setState] = useState<'idle' | 'pending' | 'failed'>('idle');
	const run = async () => {
		setState('pending');
		if (!(await remove())) setState('failed');
	};
	return { isPending: state === 'pending', hasFailed: state === 'failed', start: () => void run() };
}
