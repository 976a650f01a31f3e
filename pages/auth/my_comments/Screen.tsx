import { AccountFrame } from '#components/account/AccountFrame.tsx';
import { DataStates } from '#components/account/DataStates.tsx';
import { Badge } from '#components/ui/Badge.tsx';
import { ButtonLink } from '#components/ui/Button.tsx';
import { EmptyState } from '#components/ui/EmptyState.tsx';
import { Link } from '#components/ui/Link.tsx';
import { Pagination } from '#components/ui/Pagination.tsx';
import { useAccount } from '#lib/account/client/use-account.ts';
import { readPage } from '#lib/account/read-page.ts';
import { useLocationSearch } from '#lib/navigation/client/use-location-search.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { formatDay } from '#lib/platform/i18n/format-day.ts';
import type { ScreenProps } from '#lib/screens/screen.ts';
import styles from './Screen.module.css';

const PAGE_SIZE = 20;

const TONES = { pending: 'warn', approved: 'ok', rejected: 'error' } as const;

/** The customer's own reviews, including those that await moderation (Spec 7, my comments GET all=1). */
export default function Screen({ title, urls, path }: ScreenProps['auth/my_comments']) {
	const t = useLabels();
	const page = readPage(useLocationSearch());
	const comments = useAccount(`/api/hapi/auth/comments?all=1&page=${page}&limit=${PAGE_SIZE}`);
	return (
		<AccountFrame title={title} urls={urls} page="my_comments">
			<DataStates of={comments}>
				{({ items, total }) =>
					items.length === 0 ? (
						<EmptyState trace="resting" title={t('my_comments.empty_title')} level={2} text={t('my_comments.empty_text')}>
							{urls.my_webshop_orders && <ButtonLink href={urls.my_webshop_orders}>{t('account.my_webshop_orders.title')}</ButtonLink>}
						</EmptyState>
					) : (
						<>
							<ul className={styles['list']}>
								{items.map((comment) => (
									<li key={comment.id} className={styles['comment']}>
										<header className={styles['header']}>
											<h2 className={styles['title']}>
												{comment.item ? <Link href={comment.item.url_without_domain}>{comment.item.title}</Link> : t('my_comments.gone')}
											</h2>
											<Badge tone={TONES[comment.status]}>{t(`my_comments.status.${comment.status}`)}</Badge>
										</header>
										{comment.rate !== null && <p>{t('rating.one', { value: comment.rate })}</p>}
										<p>{comment.message}</p>
										<time className={styles['date']} dateTime={comment.datetime}>
											{formatDay(comment.datetime, t.locale)}
										</time>
									</li>
								))}
							</ul>
							<Pagination current={page} pages={Math.ceil(total / PAGE_SIZE)} basePath={path} />
						</>
					)
				}
			</DataStates>
		</AccountFrame>
	);
}
