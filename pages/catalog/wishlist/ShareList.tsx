import { lazy, Suspense, useState } from 'react';
import { Button } from '#components/ui/Button.tsx';
import { loadWithRetry } from '#lib/platform/client/load-with-retry.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { shareWishlist } from '#lib/saved/client/share-wishlist.ts';
import styles from './ShareList.module.css';

const ShareBox = lazy(() => loadWithRetry(async () => ({ default: (await import('#components/commerce/modals/ShareBox.tsx')).ShareBox })));

interface ShareListProps {
	/** Null while the list is not shared. */
	readonly code: string | null;
	readonly onChanged: () => void;
}

/** A link to the list for others, which its owner can revoke. */
export function ShareList({ code, onChanged }: ShareListProps) {
	const t = useLabels();
	const [state, setState] = useState<'idle' | 'pending' | 'failed'>('idle');
	const share = async (shared: boolean) => {
		setState('pending');
		const isDone = await shareWishlist(shared);
		setState(isDone ? 'idle' : 'failed');
		if (isDone) onChanged();
	};
	return (
		<section className={styles['share']}>
			<h2 className={styles['title']}>{t('wishlist.share_title')}</h2>
			<p>{t(code ? 'wishlist.share_on' : 'wishlist.share_text')}</p>
			{code && (
				<Suspense>
					<ShareBox
						className={styles['box']}
						title={t('wishlist.shared_title')}
						address={`${location.origin}${location.pathname}?share_code=${encodeURIComponent(code)}`}
					/>
				</Suspense>
			)}
			<Button variant="secondary" busy={state === 'pending'} onClick={() => share(!code)}>
				{t(code ? 'wishlist.share_stop' : 'wishlist.share_start')}
			</Button>
			<p className={styles['error']} role="alert">
				{state === 'failed' ? t('saved.failed') : ''}
			</p>
		</section>
	);
}
