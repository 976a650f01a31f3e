import { Suspense, useMemo } from 'react';
import { ButtonLink } from '#components/ui/Button.tsx';
import { Link } from '#components/ui/Link.tsx';
import { lazyOnInteraction } from '#components/ui/lazy-on-interaction.ts';
import type { Product, ProductCard } from '#lib/catalog/product.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { loadAlertForm } from './load-alert-form.ts';
import styles from './SoldOut.module.css';

interface SoldOutProps {
	readonly product: Pick<Product, 'id' | 'url' | 'category'>;
	/** Related products; those in stock are offered as alternatives. */
	readonly related?: readonly ProductCard[];
}

const MOST_ALTERNATIVES = 3;

const AlertForm = import.meta.env.SSR ? (await loadAlertForm()).default : lazyOnInteraction(loadAlertForm);

/** Replaces the buy button of a sold-out product: a stock alert by mail, and alternatives that are in stock. */
export function SoldOut({ product: { id, url, category }, related = [] }: SoldOutProps) {
	const t = useLabels();
	const alternatives = related.filter(({ available }) => available).slice(0, MOST_ALTERNATIVES);
	// The same element each time: a Suspense boundary that is not hydrated yet must not get new props.
	const form = useMemo(
		() => (
			<Suspense key={id}>
				<AlertForm kind="stock" id={id} url={url} />
			</Suspense>
		),
		[id, url],
	);
	return (
		<div className={styles['soldOut']}>
			{t.offers('stock_alerts') && form}
			{alternatives.length > 0 && (
				<div>
					<p className={styles['title']}>{t('alert.alternatives')}</p>
					<ul className={styles['alternatives']}>
						{alternatives.map(({ id: other, url: page, title }) => (
							<li key={other}>
								<Link className="link" href={page}>
									{title}
								</Link>
							</li>
						))}
					</ul>
				</div>
			)}
			<ButtonLink href={category.url} variant="secondary" wide>
				{t('buy.similar', { category: category.title })}
			</ButtonLink>
		</div>
	);
}
