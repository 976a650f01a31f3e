import { Icon } from '#components/ui/Icon.tsx';
import { Link } from '#components/ui/Link.tsx';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import type { ChromePartProps } from '../shop-parts.ts';
import { BrandMark } from './BrandMark.tsx';
import { CategoryBoard } from './CategoryBoard.tsx';
import { CategoryRail } from './CategoryRail.tsx';
import styles from './Header.module.css';
import { SearchForm } from './SearchForm.tsx';

/** The header: static HTML that chrome-behaviour enhances. Works without JavaScript. */
export function Header({ model }: ChromePartProps) {
	const t = useLabels();
	const { urls } = model;
	return (
		<>
			<a className="skip-link" href="#sadrzaj">
				{t('chrome.skip')}
			</a>
			<header className={styles['header']} data-lacking={model.lacking.length > 0 ? model.lacking.join(' ') : undefined}>
				<div className={styles['row']}>
					<Link className={styles['brand']} href={urls.home} aria-label={t('chrome.home', { name: model.siteName })}>
						<BrandMark />
						{model.siteName}
					</Link>
					<button className={styles['menu']} type="button" popoverTarget="kategorije">
						<Icon name="menu" />
						{t('chrome.categories')}
					</button>
					{urls.search && <SearchForm action={urls.search} />}
					<div className={styles['tools']}>
						{urls.auth_login && (
							<Link className={styles['tool']} href={urls.auth_login} data-account={`${urls.auth ?? urls.auth_login} ${t('chrome.account')}`}>
								<Icon name="user" size={22} />
								<span className={styles['label']} data-live="account">
									{t('chrome.login')}
								</span>
							</Link>
						)}
						{urls.wishlist && (
							<Link className={styles['tool']} data-wide-only="" href={urls.wishlist} data-list="wishlist">
								<Icon name="heart" size={22} />
								<span className={styles['label']}>{t('chrome.wishlist')}</span>
								<b className={styles['count']} data-live="wishlist-count" />
							</Link>
						)}
						{urls.compare && (
							<Link className={styles['tool']} href={urls.compare} data-list="compare">
								<Icon name="compare" size={22} />
								<span className={styles['label']}>{t('chrome.compare')}</span>
								<b className={styles['count']} data-live="compare-count" />
							</Link>
						)}
						{urls.cart && (
							<Link className={styles['tool']} data-wide-only="" href={urls.cart} data-opens="cart">
								<Icon name="cart" size={22} />
								<span className={styles['label']}>{t('chrome.cart')}</span>
								<b className={styles['count']} data-live="cart-count" />
							</Link>
						)}
					</div>
				</div>
			</header>
			<CategoryRail model={model} />
			<CategoryBoard mainMenu={model.mainMenu} urls={urls} />
		</>
	);
}
