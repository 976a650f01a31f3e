import { Icon } from '#components/ui/Icon.tsx';
import { Link } from '#components/ui/Link.tsx';
import type { AccountPage, AccountUrls } from '#lib/domain/account-screens.ts';
import { useLabels } from '#lib/i18n/use-labels.ts';
import styles from './AccountMenu.module.css';
import { SECTIONS } from './account-sections.ts';

interface AccountMenuProps {
	readonly urls: AccountUrls;
	/** The page that is open. */
	readonly current: AccountPage;
}

/** The account's pages: beside each of them on a wide screen; on a phone the account page itself is the menu, the others lead back to it. */
export function AccountMenu({ urls, current }: AccountMenuProps) {
	const t = useLabels();
	return (
		<nav className={styles['m']} aria-label={t('account.menu')} data-open={current === 'index' ? '' : undefined}>
			{urls.index && (
				<Link href={urls.index} className={styles['back']}>
					<Icon name="chevron-left" />
					{t('account.index.title')}
				</Link>
			)}
			<ul>
				{urls.index && (
					<li data-wide="">
						<Link href={urls.index} aria-current={current === 'index' ? 'page' : undefined}>
							<Icon name="home" />
							{t('account.overview')}
						</Link>
					</li>
				)}
				{SECTIONS.map(([page, icon]) => {
					const href = urls[page];
					if (href === undefined) return null;
					return (
						<li key={page}>
							<Link href={href} aria-current={current === page ? 'page' : undefined}>
								<Icon name={icon} />
								{t(`account.${page}.title`)}
							</Link>
						</li>
					);
				})}
				{urls.logout && (
					<li>
						<Link href={urls.logout} rel="external">
							<Icon name="arrow-right" />
							{t('account.logout.submit')}
						</Link>
					</li>
				)}
			</ul>
		</nav>
	);
}
