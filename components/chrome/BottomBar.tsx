import { Icon } from '#components/ui/Icon.tsx';
import { Link } from '#components/ui/Link.tsx';
import type { ChromeModel } from '#lib/domain/chrome.ts';
import { useLabels } from '#lib/i18n/use-labels.ts';
import styles from './BottomBar.module.css';

/** The five places that a thumb reaches on a phone. */
export function BottomBar({ urls }: Pick<ChromeModel, 'urls'>) {
	const t = useLabels();
	return (
		<nav className={styles['b']} data-marks="page" aria-label={t('chrome.bottom')}>
			<Link href={urls.home}>
				<Icon name="home" size={22} />
				{t('chrome.home.short')}
			</Link>
			<button type="button" popoverTarget="kategorije">
				<Icon name="grid" size={22} />
				{t('chrome.categories')}
			</button>
			<Link href={urls.search} data-opens="search">
				<Icon name="search" size={22} />
				{t('chrome.search')}
			</Link>
			<Link href={urls.wishlist}>
				<Icon name="heart" size={22} />
				{t('chrome.wishlist')}
				<b data-live="wishlist-count" />
			</Link>
			<Link href={urls.cart} data-opens="cart">
				<Icon name="cart" size={22} />
				{t('chrome.cart')}
				<b data-live="cart-count" />
			</Link>
		</nav>
	);
}
