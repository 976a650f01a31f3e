import { Icon } from '#components/ui/Icon.tsx';
import { Link } from '#components/ui/Link.tsx';
import type { ChromeModel } from '#lib/domain/chrome.ts';
import { useLabels } from '#lib/i18n/use-labels.ts';
import { BrandMark } from './BrandMark.tsx';
import { CategoryBoard } from './CategoryBoard.tsx';
import { CategoryRail } from './CategoryRail.tsx';
import styles from './Header.module.css';
import { SearchForm } from './SearchForm.tsx';

/** The top of each page: static markup, brought to life by chrome-behaviour. Works without JavaScript. */
export function Header({ model }: { readonly model: ChromeModel }) {
	const t = useLabels();
	const { urls } = model;
	return (
		<>
			<a className="skip-link" href="#sadrzaj">
				{t('chrome.skip')}
			</a>
			<header className={styles['h']}>
				<div className={styles['r']}>
					<Link className={styles['brand']} href={urls.home} aria-label={t('chrome.home', { name: model.siteName })}>
						<BrandMark />
						{model.siteName}
					</Link>
					<button className={styles['menu']} type="button" popoverTarget="kategorije">
						<Icon name="menu" />
						{t('chrome.categories')}
					</button>
					<SearchForm action={urls.search} />
					<div className={styles['tools']}>
						<Link href={urls.auth_login} data-account={`${urls.auth} ${t('chrome.account')}`}>
							<Icon name="user" size={22} />
							<span data-live="account">{t('chrome.login')}</span>
						</Link>
						<Link className={styles['wide']} href={urls.wishlist} data-list="wishlist">
							<Icon name="heart" size={22} />
							<span>{t('chrome.wishlist')}</span>
							<b data-live="wishlist-count" />
						</Link>
						<Link href={urls.compare} data-list="compare">
							<Icon name="compare" size={22} />
							<span>{t('chrome.compare')}</span>
							<b data-live="compare-count" />
						</Link>
						<Link className={styles['wide']} href={urls.cart} data-opens="cart">
							<Icon name="cart" size={22} />
							<span>{t('chrome.cart')}</span>
							<b data-live="cart-count" />
						</Link>
					</div>
				</div>
			</header>
			<CategoryRail model={model} />
			<CategoryBoard mainMenu={model.mainMenu} urls={urls} />
		</>
	);
}
