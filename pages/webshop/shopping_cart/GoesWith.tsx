import { type ComponentType, useEffect, useState } from 'react';

/** Accessories for the cart. Their code is loaded when the cart is shown; if that fails, nothing is shown. */
export function GoesWith({ ids }: { readonly ids: string }) {
	const [Part, setPart] = useState<ComponentType<{ readonly ids: string }> | null>(null);
	useEffect(() => {
		import('#components/commerce/CrossSell.tsx').then(
			({ default: part }) => setPart(() => part),
			() => undefined,
		);
	}, []);
	return Part && <Part ids={ids} />;
}
