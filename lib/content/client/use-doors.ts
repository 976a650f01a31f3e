import { useEffect, useState } from 'react';
import type { Door } from '../content-screens.ts';

/** Current doors of a calendar; those of the page until they are loaded, if loading fails, and without a slug. */
export function useDoors(slug: string | undefined, known: readonly Door[]): readonly Door[] {
	const [doors, setDoors] = useState(known);
	useEffect(() => {
		if (slug === undefined) return;
		const control = new AbortController();
		import('./load-doors.ts')
			.then(({ loadDoors }) => loadDoors(slug, control.signal))
			.then(
				(fresh) => fresh && setDoors(fresh),
				() => undefined,
			);
		return () => control.abort();
	}, [slug]);
	return doors;
}
