import { Icon } from '#components/ui/Icon.tsx';
import type { ProductCard } from '#lib/catalog/product.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import styles from './CardActions.module.css';

/** The secondary actions of a card: wishlist, comparison, quick view. The visitor's lists set `aria-pressed`; the code of an action loads with the first click. */
export function CardActions({ product: { cartCode, title, url } }: { readonly product: ProductCard }) {
	const t = useLabels();
	return (
		<p className={styles['actions']}>
			{t.offers('wishlist') && (
				<button type="button" data-action="wish" data-code={cartCode} aria-pressed="false" aria-label={`${t('card.wish')}: ${title}`}>
					<Icon name="heart" />
				</button>
			)}
			{t.offers('compare') && (
				<button type="button" data-action="compare" data-code={cartCode} aria-pressed="false" aria-label={`${t('card.compare')}: ${title}`}>
					<Icon name="compare" />
				</button>
			)}
			<a href={`${url}?mode=quick`} rel="nofollow" aria-label={`${t('card.quick')}: ${title}`}>
				<Icon name="eye" />
			</a>
		</p>
	);
}
