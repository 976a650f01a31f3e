import { useEffect, useState } from 'react';
import type { Door } from '../content-screens.ts';

/** A calendar's doors as the backend tells them now; those of the page until it has answered, where it does not, and where no calendar is named. */
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
