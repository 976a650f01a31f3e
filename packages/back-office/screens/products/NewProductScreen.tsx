import type { ReactNode } from 'react';
import { readPriceEntry, readProduct } from '../../api/products.ts';
import { useRead } from '../../api/read.ts';
import { goTo, usePlace } from '../../app/place.ts';
import { t } from '../../texts/text.ts';
import { Loading } from '../../ui/Loading.tsx';
import { ProductForm } from './ProductForm.tsx';

/** Form of a product that does not exist yet; `from` names one that it begins as a copy of. */
export default function NewProductScreen(): ReactNode {
	const from = usePlace().query.get('from');
	const copied = useRead(from === null ? null : readProduct(from));
	const entry = useRead(readPriceEntry());
	const open = (sku: string) => goTo(`/products/${encodeURIComponent(sku)}`);
	return (
		<>
			<p>
				<a href="#/products">{t('products.title')}</a>
			</p>
			<h1>{t('products.new')}</h1>
			<Loading of={entry}>
				{(prices) =>
					from === null ? (
						<ProductForm start={null} entry={prices} onSaved={open} />
					) : (
						<Loading of={copied}>{(value) => <ProductForm key={from} start={null} copied={value} entry={prices} onSaved={open} />}</Loading>
					)
				}
			</Loading>
		</>
	);
}
