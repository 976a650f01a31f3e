import { Icon } from '#components/ui/Icon.tsx';
import { Link } from '#components/ui/Link.tsx';
import type { AccountPage, AccountUrls } from '#lib/account/account-screens.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import styles from './AccountMenu.module.css';
import { SECTIONS } from './account-sections.ts';

/** Short text beside the menu entry of an account page, such as the number of its entries. */
export type AccountMenuDetails = Readonly<Partial<Record<AccountPage, string>>>;

interface AccountMenuProps {
	readonly urls: AccountUrls;
	/** The current page. */
	readonly current: AccountPage;
	readonly details?: AccountMenuDetails | undefined;
}

/** Links to the account pages. Wide screens show them beside each page; on a phone the account overview is the menu and the others link back to it. */
export function AccountMenu({ urls, current, details = {} }: AccountMenuProps) {
	const t = useLabels();
	return (
		<nav className={styles['menu']} aria-label={t('account.menu')} data-open={current === 'index' ? '' : undefined}>
			{urls.index && (
				<Link href={urls.index} className={styles['back']}>
					<Icon name="chevron-left" />
					{t('account.index.title')}
				</Link>
			)}
			<ul className={styles['list']}>
				{urls.index && (
					<li className={styles['item']} data-wide-only="">
						<Link href={urls.index} className={styles['link']} aria-current={current === 'index' ? 'page' : undefined}>
							<Icon name="home" className={styles['icon']} />
							{t('account.overview')}
						</Link>
					</li>
				)}
				{SECTIONS.map(([page, icon]) => {
					const href = urls[page];
					if (href === undefined) return null;
					return (
						<li key={page} className={styles['item']}>
							<Link href={href} className={styles['link']} aria-current={current === page ? 'page' : undefined}>
								<Icon name={icon} className={styles['icon']} />
								<span className={styles['name']}>{t(`account.${page}.title`)}</span>
								{details[page] && <span className={styles['detail']}>{details[page]}</span>}
							</Link>
						</li>
					);
				})}
				{urls.logout && (
					<li className={styles['item']}>
						<Link href={urls.logout} className={styles['link']} rel="external">
							<Icon name="arrow-right" className={styles['icon']} />
							{t('account.logout.submit')}
						</Link>
					</li>
				)}
			</ul>
		</nav>
	);
}
