import { type ComponentProps, type ComponentType, useEffect, useState } from 'react';
import { loadLabels } from '#lib/platform/i18n/document-translator.ts';
import type { PlaceOrder } from './PlaceOrder.tsx';

type Props = ComponentProps<typeof PlaceOrder>;

/** Order form at the end of a step that is usually not the last; its code and labels are loaded on demand. */
export function LaterOrder(props: Props) {
	const [Part, setPart] = useState<ComponentType<Props> | null>(null);
	useEffect(() => {
		Promise.all([import('./PlaceOrder.tsx'), loadLabels('later-order')]).then(
			([{ PlaceOrder: part }]) => setPart(() => part),
			() => location.reload(),
		);
	}, []);
	return Part && <Part {...props} />;
}
