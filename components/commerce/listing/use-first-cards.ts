import { startTransition, useEffect, useMemo, useState } from 'react';
import { restoredScroll } from '#lib/navigation/client/history-entries.ts';
import { nextPaint } from '#lib/platform/client/next-paint.ts';
import { useIsHydrating } from '#lib/platform/client/use-is-hydrating.ts';

/** Cards that fill the window of a phone more than twice. */
const FIRST = 12;
/** Width of the widest phone in pixels. */
const WIDEST = 640;
/** Windows above the restored one that the first cards fill. */
const WINDOWS_ABOVE = 1.4;

/** Products of a list whose cards are rendered: on a phone, where a list that navigation shows is painted with its first cards before the others are rendered, at first only those. */
export function useFirstCards<Product>(products: readonly Product[]): readonly Product[] {
	const hydrating = useIsHydrating();
	const [isWhole, setWhole] = useState(() => hydrating || innerWidth >= WIDEST || location.hash !== '' || restoredScroll() > WINDOWS_ABOVE * innerHeight);
	useEffect(() => {
		if (!isWhole) void nextPaint().then(() => startTransition(() => setWhole(true)));
	}, [isWhole]);
	return useMemo(() => (isWhole ? products : products.slice(0, FIRST)), [products, isWhole]);
}
