import { useState } from 'react';
import { readViewed } from '#lib/catalog/client/recently-viewed.ts';
import { useCards } from '#lib/catalog/client/use-cards.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { ProductStrip } from './ProductStrip.tsx';

/** Products that this visitor viewed, newest first, with current data; nothing if there are none. For the browser alone. */
export default function ViewedProducts() {
	const t = useLabels();
	const [ids] = useState(readViewed);
	return <ProductStrip title={t('details.recent')} products={useCards(ids)} />;
}
