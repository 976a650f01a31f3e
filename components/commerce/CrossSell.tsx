import { useEffect, useState } from 'react';
import type { ProductCard } from '#lib/catalog/product.ts';
import { loadAccessories } from '#lib/checkout/client/load-accessories.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { ProductStrip } from './ProductStrip.tsx';

/** Accessories of the products in the cart; nothing if there are none. `ids` is comma-separated, so that a new quantity does not refetch. */
export default function CrossSell({ ids }: { readonly ids: string }) {
	const t = useLabels();
	const [products, setProducts] = useState<readonly ProductCard[]>([]);
	useEffect(() => {
		let isCurrent = true;
		void loadAccessories(ids.split(',').map(Number)).then((found) => isCurrent && setProducts(found));
		return () => {
			isCurrent = false;
		};
	}, [ids]);
	return <ProductStrip title={t('cart.cross_sell')} products={products} />;
}
