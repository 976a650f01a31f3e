import { joinClasses } from '#components/ui/join-classes.ts';
import { Link } from '#components/ui/Link.tsx';
import type { PostDetails } from '#lib/content/content-screens.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { formatDate } from '#lib/platform/i18n/formats.ts';
import styles from './Byline.module.css';

type BylineProps = Pick<PostDetails, 'author' | 'published' | 'updated' | 'readingMinutes'>;

/** Author, date and reading time of a post. */
export function Byline({ author, published, updated, readingMinutes }: BylineProps) {
	const t = useLabels();
	return (
		<ul className={styles['byline']}>
			{author && (
				<li className={styles['item']}>
					<Link className={joinClasses('link', styles['author'])} href={author.url} rel="author">
						{author.title}
					</Link>
				</li>
			)}
			<li className={styles['item']}>
				<time dateTime={published}>{formatDate(published, t.locale)}</time>
			</li>
			{updated > published && (
				<li className={styles['item']}>
					{t('post.updated')} <time dateTime={updated}>{formatDate(updated, t.locale)}</time>
				</li>
			)}
			<li className={styles['item']}>{t.plural('post.minutes', readingMinutes)}</li>
		</ul>
	);
}
