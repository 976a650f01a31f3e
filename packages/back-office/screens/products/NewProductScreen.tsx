import type { ReactNode } from 'react';
import { goTo } from '../../app/place.ts';
import { t } from '../../texts/text.ts';
import { ProductForm } from './ProductForm.tsx';

/** Form of a product that does not exist yet. */
export default function NewProductScreen(): ReactNode {
	return (
		<>
			<p>
				<a href="#/products">{t('products.title')}</a>
			</p>
			<h1>{t('products.new')}</h1>
			<ProductForm start={null} onSaved={(sku) => goTo(`/products/${encodeURIComponent(sku)}`)} />
		</>
	);
}
