import { useEffect } from 'react';

/** Logs to the console that an order page's URL contains no order code; nothing is requested then (Spec 5, 8). */
export function useMissingCode(isMissing: boolean): void {
	useEffect(() => {
		if (isMissing) console.error('No order_identificator={id}-{code}');
	}, [isMissing]);
}
