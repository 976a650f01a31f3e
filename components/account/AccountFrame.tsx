import type { ReactNode } from 'react';
import { NeedsScript } from '#components/ui/NeedsScript.tsx';
import type { AccountPage, AccountUrls } from '#lib/domain/account-screens.ts';
import { useMemberPage } from '#lib/hooks/account/use-member-page.ts';
import styles from './AccountFrame.module.css';
import { AccountMenu } from './AccountMenu.tsx';

interface AccountFrameProps {
	readonly title: string;
	readonly urls: AccountUrls;
	/** The menu's page that this one is, or belongs to. */
	readonly page: AccountPage;
	/** Beside the heading. */
	readonly action?: ReactNode;
	readonly children: ReactNode;
}

/** A page of the account: its menu and its content. Who is signed out meanwhile, here or in another tab, is led to the sign-in. */
export function AccountFrame({ title, urls, page, action, children }: AccountFrameProps) {
	useMemberPage(urls);
	return (
		<div className={styles['a']} data-page={page === 'index' ? 'index' : undefined}>
			<AccountMenu urls={urls} current={page} />
			<div className={styles['c']}>
				<header>
					<h1>{title}</h1>
					{action}
				</header>
				<NeedsScript />
				{children}
			</div>
		</div>
	);
}
