import { Icon } from '#components/ui/Icon.tsx';
import type { Product } from '#lib/domain/product.ts';
import { useLabels } from '#lib/i18n/use-labels.ts';
import styles from './ProductActions.module.css';

/** Keep it, compare it, pass it on: quiet actions whose code comes with the press. */
export function ProductActions({ product: { cartCode, url } }: { readonly product: Product }) {
	const t = useLabels();
	return (
		<p className={styles['a']}>
			<button type="button" data-act="wish" data-code={cartCode} aria-pressed="false">
				<Icon name="heart" />
				{t('card.wish')}
			</button>
			<button type="button" data-act="compare" data-code={cartCode} aria-pressed="false">
				<Icon name="compare" />
				{t('card.compare')}
			</button>
			<a href={`${url}?mode=share`} rel="nofollow">
				<Icon name="share" />
				{t('product.share')}
			</a>
		</p>
	);
}
