import { Icon } from '#components/ui/Icon.tsx';
import type { Product } from '#lib/catalog/product.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import styles from './ProductActions.module.css';

/** Buttons for the wishlist and the comparison, and the link to the share dialog. Their code loads with the first click. */
export function ProductActions({ product: { cartCode, url } }: { readonly product: Product }) {
	const t = useLabels();
	return (
		<p className={styles['actions']}>
			{t.offers('wishlist') && (
				<button type="button" className={styles['action']} data-action="wish" data-code={cartCode} aria-pressed="false">
					<Icon name="heart" />
					{t('card.wish')}
				</button>
			)}
			{t.offers('compare') && (
				<button type="button" className={styles['action']} data-action="compare" data-code={cartCode} aria-pressed="false">
					<Icon name="compare" />
					{t('card.compare')}
				</button>
			)}
			<a className={styles['action']} href={`${url}?mode=share`} rel="nofollow">
				<Icon name="share" />
				{t('product.share')}
			</a>
		</p>
	);
}
