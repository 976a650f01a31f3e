import type { ReactNode } from 'react';
import { type FailedProduct, readFailures, readMediaCounts, retryPictures } from '../../api/pictures.ts';
import { useRead } from '../../api/read.ts';
import { usePlace } from '../../app/place.ts';
import { useMay } from '../../app/session-context.ts';
import { toReasonText } from '../../texts/api-words.ts';
import { formatNumber } from '../../texts/format.ts';
import { t, tOf } from '../../texts/text.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { PagedRows } from '../../ui/PagedRows.tsx';

/** Milliseconds between two questions while pictures are being fetched. */
const POLLED_EVERY = 3000;

/** Pictures and documents that the shop could not fetch, product by product: why, fetched again, or replaced on the product's form. */
export default function PicturesScreen(): ReactNode {
	const { query } = usePlace();
	const mayWrite = useMay()('products:write');
	const counts = useRead(readMediaCounts(), ({ waiting }) => (waiting > 0 ? POLLED_EVERY : 0));
	const failures = useRead(readFailures({ waiting: 'true', cursor: query.get('cursor') ?? '', limit: 50 }), ({ items }) =>
		items.some(({ failures: some }) => some.some(({ state }) => state === 'waiting')) ? POLLED_EVERY : 0,
	);
	const again = () => Promise.all([failures.mutate(), counts.mutate()]);
	return (
		<>
			<p>
				<a href="#/products">{t('products.title')}</a>
			</p>
			<div className="heading">
				<h1>{t('pictures.title')}</h1>
				{mayWrite && (failures.data?.value.items.length ?? 0) > 0 && (
					<ActionButton
						label={t('pictures.retry-all')}
						question={t('pictures.retry-question')}
						done={t('pictures.retried')}
						act={() => retryPictures(null)}
						onDone={again}
					/>
				)}
			</div>
			<p>{t('pictures.about')}</p>
			{counts.data && (
				<p>
					{t('pictures.counts', {
						stored: formatNumber(counts.data.value.stored),
						waiting: formatNumber(counts.data.value.waiting),
						failed: formatNumber(counts.data.value.failed),
					})}
				</p>
			)}
			<PagedRows of={failures} none={t('empty.pictures')}>
				{(product) => <Product key={product.sku} product={product} mayWrite={mayWrite} onRetried={again} />}
			</PagedRows>
		</>
	);
}

interface Props {
	readonly product: FailedProduct;
	readonly mayWrite: boolean;
	readonly onRetried: () => unknown;
}

function Product({ product: { sku, title, failures }, mayWrite, onRetried }: Props): ReactNode {
	return (
		<li className="row">
			<div className="stack">
				<div>
					<a href={`#/products/${encodeURIComponent(sku)}`}>{title}</a> <small>{sku}</small>
				</div>
				{failures.map(({ field, source, reason, state }) => (
					<div key={field}>
						<span className="state" data-tone={state === 'failed' ? 'refused' : 'attention'}>
							{tOf('pictures.state', state)}
						</span>{' '}
						<span className="detail">{source}</span>
						<p className="hint">{toReasonText(reason)}</p>
					</div>
				))}
				{mayWrite && (
					<div className="actions">
						<ActionButton
							label={t('pictures.retry', { title })}
							short={t('short.fetch-again')}
							question={t('pictures.retry-question')}
							done={t('pictures.retried')}
							tone="quiet"
							act={() => retryPictures(sku)}
							onDone={onRetried}
						/>
						<a className="button quiet" href={`#/products/${encodeURIComponent(sku)}`}>
							{t('pictures.replace', { title })}
						</a>
					</div>
				)}
			</div>
		</li>
	);
}
