import { useEffect, useId, useState } from 'react';
import { AddButton } from '#components/commerce/AddButton.tsx';
import { PriceBlock } from '#components/commerce/PriceBlock.tsx';
import { Link } from '#components/ui/Link.tsx';
import { Picture } from '#components/ui/Picture.tsx';
import type { CartView } from '#lib/cart/cart.ts';
import type { ProductCard } from '#lib/catalog/product.ts';
import { loadAccessories } from '#lib/checkout/client/load-accessories.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import styles from './AddedAccessories.module.css';

interface AddedAccessoriesProps {
	readonly productId: number;
	readonly cart: Pick<CartView, 'lines'>;
	/** Called when they are shown, and when one is added. */
	readonly onChange: () => void;
}

const MOST = 3;

/** Up to three accessories of the added product that were not in the cart when the panel opened. One that is added from here stays listed. */
export default function AddedAccessories({ productId, cart, onChange }: AddedAccessoriesProps) {
	const t = useLabels();
	const title = useId();
	const [products, setProducts] = useState<readonly ProductCard[]>([]);
	useEffect(() => {
		let isCurrent = true;
		const inCart = cart.lines.map(({ id }) => id);
		void loadAccessories([productId], inCart).then((found) => isCurrent && setProducts(found.slice(0, MOST)));
		return () => {
			isCurrent = false;
		};
	}, []);
	const isShown = products.length > 0;
	useEffect(() => {
		if (isShown) onChange();
	}, [isShown]);
	if (!isShown) return null;
	return (
		<section aria-labelledby={title} data-added-accessories="">
			<h2 className={styles['title']} id={title}>
				{t('section.accessories')}
			</h2>
			<ul>
				{products.map((product) => (
					<li key={product.id} className={styles['product']}>
						<div className={styles['picture']}>
							<Picture picture={product.picture} alt="" sizes="3.5rem" maximumWidth={320} />
						</div>
						<Link className={styles['name']} href={product.url}>
							{product.title}
						</Link>
						<PriceBlock price={product.price} energyLabel={product.energyLabel} className={styles['price']} />
						<AddButton cartCode={product.cartCode} title={product.title} place="card" onAdded={onChange} />
					</li>
				))}
			</ul>
		</section>
	);
}
