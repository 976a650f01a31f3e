import { useSyncExternalStore } from 'react';

/** True while React hydrates delivered HTML, false in what navigation shows (D9). */
export function useIsHydrating(): boolean {
	return useSyncExternalStore(never, no, yes);
}

const never = () => () => {};
const no = () => false;
const yes = () => true;
