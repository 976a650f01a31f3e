import { useEffect } from 'react';

/** Says in the log that the address of a page about an order has no code of one, once that is known; nothing is requested then (Spec 5, 8). */
export function useMissingCode(isMissing: boolean): void {
	useEffect(() => {
		if (isMissing) console.error('No order_identificator={id}-{code}');
	}, [isMissing]);
}
