import type { ReactNode } from 'react';
import { archiveProduct, readPriceEntry, readProduct } from '../../api/products.ts';
import { useRead } from '../../api/read.ts';
import type { ScreenProps } from '../../app/screen-props.ts';
import { useMay } from '../../app/session-context.ts';
import { t } from '../../texts/text.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { useFormRead } from '../../ui/use-form-read.ts';
import { TranslatedTexts, toTexts } from '../translations/TranslatedTexts.tsx';
import { ProductForm } from './ProductForm.tsx';
import { Variants } from './Variants.tsx';
import { Videos } from './Videos.tsx';
import { Waiting } from './Waiting.tsx';

const TEXTS = ['title', 'short_description', 'content', 'seo_description', 'safety_warnings'] as const;

/** A product: its data to be changed, their translations, and what takes it off sale. */
export default function ProductScreen({ params: { sku = '' } }: ScreenProps): ReactNode {
	const { read: product, round, restart } = useFormRead(readProduct(sku));
	const entry = useRead(readPriceEntry());
	const may = useMay();
	const mayWrite = may('products:write');
	return (
		<Loading of={product}>
			{(value, loaded) => (
				<>
					<p>
						<a href="#/products">{t('products.title')}</a>
					</p>
					<h1>{value.title}</h1>
					<div className="actions">
						<a className="button quiet" href={value.url}>
							{t('product.view')}
						</a>
						{mayWrite && (
							<a className="button quiet" href={`#/product/new?from=${encodeURIComponent(sku)}`}>
								{t('product.copy')}
							</a>
						)}
						{mayWrite && (
							<ActionButton
								label={value.archived ? t('products.unarchive') : t('products.archive')}
								question={value.archived ? t('products.unarchive-question') : t('products.archive-question')}
								done={t('action.done')}
								tone="quiet"
								leavesForm
								act={() => archiveProduct(sku, !value.archived)}
								onDone={restart}
							/>
						)}
					</div>
					<Waiting sku={sku} />
					{value.variant && <Variants group={value.variant.group} sku={sku} />}
					<Loading of={entry}>{(prices) => <ProductForm key={round} start={loaded} entry={prices} onSaved={restart} />}</Loading>
					<Videos sku={sku} />
					{may('content:write') && (
						<TranslatedTexts
							texts={toTexts({ kind: 'product', id: value.id, fields: TEXTS, texts: { ...value, content: value.description }, names: 'product.field' })}
						/>
					)}
				</>
			)}
		</Loading>
	);
}
