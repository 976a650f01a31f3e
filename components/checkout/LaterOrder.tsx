import { type ComponentProps, type ComponentType, useEffect, useState } from 'react';
import type { PlaceOrder } from './PlaceOrder.tsx';

type Props = ComponentProps<typeof PlaceOrder>;

/** Order form at the end of a step that is usually not the last; its code is loaded on demand. */
export function LaterOrder(props: Props) {
	const [Part, setPart] = useState<ComponentType<Props> | null>(null);
	useEffect(() => {
		import('./PlaceOrder.tsx').then(
			({ PlaceOrder: part }) => setPart(() => part),
			() => location.reload(),
		);
	}, []);
	return Part && <Part {...props} />;
}
