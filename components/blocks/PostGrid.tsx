import { Badge } from '#components/ui/Badge.tsx';
import { Picture } from '#components/ui/Picture.tsx';
import { StretchedLink } from '#components/ui/StretchedLink.tsx';
import type { PostCard } from '#lib/content/blocks.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { formatDate } from '#lib/platform/i18n/formats.ts';
import styles from './PostGrid.module.css';

interface PostGridProps {
	readonly posts: readonly PostCard[];
	/** Show the first post larger, as on the first page of an index. */
	readonly lead?: boolean;
	/** Heading level of the titles. */
	readonly level?: 'h2' | 'h3';
}

/** Posts as cards: picture, category and date, title, excerpt. */
export function PostGrid({ posts, lead, level: Heading = 'h3' }: PostGridProps) {
	const t = useLabels();
	return (
		<ul className={styles['grid']}>
			{posts.map((post, index) => (
				<li key={post.url} className={styles['card']} data-lead={lead && index === 0 ? '' : undefined}>
					<Picture
						className={styles['picture']}
						picture={post.picture}
						alt=""
						sizes="(min-width: 64rem) 26rem, (min-width: 40rem) 45vw, 92vw"
						maximumWidth={640}
					/>
					<p className={styles['facts']}>
						{post.hidden && <Badge tone="info">{t('chrome.hiddenPage')}</Badge>}
						{`${post.category} · `}
						<time dateTime={post.date}>{formatDate(post.date, t.locale)}</time>
					</p>
					<Heading className={styles['title']}>
						<StretchedLink href={post.url}>{post.title}</StretchedLink>
					</Heading>
					<p className={styles['text']}>{post.text}</p>
				</li>
			))}
		</ul>
	);
}
