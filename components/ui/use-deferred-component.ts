import { type ComponentType, useEffect, useState } from 'react';

/** A component whose code is loaded once the page is shown; null until then, and if that fails. `load` must not change. */
export function useDeferredComponent<Props>(load: () => Promise<{ readonly default: ComponentType<Props> }>): ComponentType<Props> | null {
	const [Part, setPart] = useState<ComponentType<Props> | null>(null);
	useEffect(() => {
		load().then(
			({ default: part }) => setPart(() => part),
			() => undefined,
		);
	}, [load]);
	return Part;
}
