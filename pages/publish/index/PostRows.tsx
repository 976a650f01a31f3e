import { Badge } from '#components/ui/Badge.tsx';
import { StretchedLink } from '#components/ui/StretchedLink.tsx';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { formatDate } from '#lib/platform/i18n/formats.ts';
import type { ScreenProps } from '#lib/screens/screen.ts';
import styles from './PostRows.module.css';

/** Posts as rows: tests and news with their date, glossary terms without. */
export function PostRows({ posts, template }: Pick<ScreenProps['publish/index'], 'posts' | 'template'>) {
	const t = useLabels();
	return (
		<ul className={styles['rows']} data-template={template}>
			{posts.map((post) => (
				<li key={post.url} className={styles['row']}>
					{template !== 'glossary' && (
						<time className={styles['date']} dateTime={post.date}>
							{formatDate(post.date, t.locale)}
						</time>
					)}
					<h2 className={styles['title']}>
						<StretchedLink href={post.url}>{post.title}</StretchedLink>
						{post.hidden && <Badge tone="info">{t('chrome.hiddenPage')}</Badge>}
					</h2>
					<p className={styles['text']}>{post.text}</p>
				</li>
			))}
		</ul>
	);
}
