import { AccountFrame } from '#components/account/AccountFrame.tsx';
import { DataStates } from '#components/account/DataStates.tsx';
import { ButtonLink } from '#components/ui/Button.tsx';
import { EmptyState } from '#components/ui/EmptyState.tsx';
import { useAccount } from '#lib/account/client/use-account.ts';
import { fetchApi } from '#lib/platform/client/fetch-api.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import type { ScreenProps } from '#lib/screens/screen.ts';
import styles from './Screen.module.css';
import { Wish } from './Wish.tsx';

const ADDRESS = '/api/hapi/wishlist';

/** The customer's wishlist as a page of the account (Spec 2, auth; Spec 7, Wishlist). */
export default function Screen({ title, urls }: ScreenProps['auth/wishlist']) {
	const t = useLabels();
	const wishlist = useAccount(ADDRESS);
	const remove = async (id: number) => {
		const answer = await fetchApi(ADDRESS, { method: 'DELETE', body: { id } });
		if (answer.ok) wishlist.set(answer.data);
		return answer.ok;
	};
	return (
		<AccountFrame title={title} urls={urls} page="wishlist">
			<DataStates of={wishlist}>
				{({ items }) =>
					items.length === 0 ? (
						<EmptyState trace="resting" title={t('wishes.empty_title')} level={2} text={t('wishes.empty_text')}>
							<ButtonLink href={t.home}>{t('account.shop')}</ButtonLink>
						</EmptyState>
					) : (
						<ul className={styles['list']}>
							{items.map((item) => (
								<Wish key={item.id} wish={item} onRemove={remove} />
							))}
						</ul>
					)
				}
			</DataStates>
		</AccountFrame>
	);
}
