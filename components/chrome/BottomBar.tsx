import { Icon } from '#components/ui/Icon.tsx';
import { Link } from '#components/ui/Link.tsx';
import type { ChromeModel } from '#lib/navigation/chrome.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import styles from './BottomBar.module.css';

/** The fixed bar at the bottom of a phone: five links within reach of a thumb. */
export function BottomBar({ urls }: Pick<ChromeModel, 'urls'>) {
	const t = useLabels();
	return (
		<nav className={styles['bar']} data-marks="page" aria-label={t('chrome.bottom')}>
			<Link className={styles['item']} href={urls.home}>
				<Icon name="home" size={22} />
				{t('chrome.home.short')}
			</Link>
			<button className={styles['item']} type="button" popoverTarget="kategorije">
				<Icon name="grid" size={22} />
				{t('chrome.categories')}
			</button>
			{urls.search && (
				<Link className={styles['item']} href={urls.search} data-opens="search">
					<Icon name="search" size={22} />
					{t('chrome.search')}
				</Link>
			)}
			{urls.wishlist && (
				<Link className={styles['item']} href={urls.wishlist}>
					<Icon name="heart" size={22} />
					{t('chrome.wishlist')}
					<b className={styles['count']} data-live="wishlist-count" />
				</Link>
			)}
			{urls.cart && (
				<Link className={styles['item']} href={urls.cart} data-opens="cart">
					<Icon name="cart" size={22} />
					{t('chrome.cart')}
					<b className={styles['count']} data-live="cart-count" />
				</Link>
			)}
		</nav>
	);
}
