import { type ComponentType, useEffect, useState } from 'react';

/** Products that go with the cart, whose code comes once there is a cart to go with; where it does not come, the cart is as good without. */
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
