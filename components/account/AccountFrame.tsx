import type { ReactNode } from 'react';
import { NeedsScript } from '#components/ui/NeedsScript.tsx';
import type { AccountPage, AccountUrls } from '#lib/account/account-screens.ts';
import { useMemberPage } from '#lib/account/client/use-member-page.ts';
import styles from './AccountFrame.module.css';
import { AccountMenu, type AccountMenuDetails } from './AccountMenu.tsx';

interface AccountFrameProps {
	readonly title: string;
	readonly urls: AccountUrls;
	/** Menu entry of this page or of its parent. */
	readonly page: AccountPage;
	readonly menuDetails?: AccountMenuDetails;
	/** Shown beside the heading. */
	readonly action?: ReactNode;
	readonly children: ReactNode;
}

/** An account page: menu and content. A customer who is signed out meanwhile, here or in another tab, is redirected to the sign-in page. */
export function AccountFrame({ title, urls, page, menuDetails, action, children }: AccountFrameProps) {
	useMemberPage(urls);
	return (
		<div className={styles['frame']} data-page={page === 'index' ? 'index' : undefined}>
			<AccountMenu urls={urls} current={page} details={menuDetails} />
			<div className={styles['content']}>
				<header className={styles['header']}>
					<h1>{title}</h1>
					{action}
				</header>
				<NeedsScript />
				{children}
			</div>
		</div>
	);
}
