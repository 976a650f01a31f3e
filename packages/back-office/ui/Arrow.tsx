import type { ReactNode } from 'react';

/** Of a box of 24 × 24. */
const LINES = {
	up: 'M12 20V5M5 12l7-7 7 7',
	down: 'M12 4v15M5 12l7 7 7-7',
	left: 'M20 12H5M12 5l-7 7 7 7',
	right: 'M4 12h15M12 5l7 7-7 7',
} as const;

/** An arrow. It is drawn, because not every machine has a font with its sign. */
export function Arrow({ to }: { readonly to: keyof typeof LINES }): ReactNode {
	return (
		<svg className="arrow" aria-hidden="true" viewBox="0 0 24 24" width="18" height="18">
			<path d={LINES[to]} />
		</svg>
	);
}
