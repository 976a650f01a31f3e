import type { ReactNode } from 'react';
import { searchProducts } from '../../api/products.ts';
import { useRead } from '../../api/read.ts';
import { t } from '../../texts/text.ts';

/** The other products of a group of variants. */
export function Variants({ group, sku }: { readonly group: string; readonly sku: string }): ReactNode {
	const found = useRead(searchProducts({ group, limit: 50 }));
	const others = (found.data?.value.items ?? []).filter((product) => product.sku !== sku);
	if (others.length === 0) return null;
	return (
		<section className="card spaced" aria-label={t('product.variants')}>
			<h2>{t('product.variants')}</h2>
			<ul className="lines">
				{others.map((product) => (
					<li key={product.sku}>
						<small>{product.sku}</small>
						<a href={`#/products/${encodeURIComponent(product.sku)}`}>{product.title}</a>
						<span className="number">{t('products.pieces', { count: product.quantity })}</span>
					</li>
				))}
			</ul>
		</section>
	);
}
