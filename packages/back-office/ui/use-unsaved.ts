import { useEffect } from 'react';

/** While something is unsaved, the browser asks before it leaves the page. */
export function useUnsaved(isUnsaved: boolean): void {
	useEffect(() => {
		if (!isUnsaved) return;
		const ask = (event: BeforeUnloadEvent) => event.preventDefault();
		addEventListener('beforeunload', ask);
		return () => removeEventListener('beforeunload', ask);
	}, [isUnsaved]);
}
