import { Link } from '#components/ui/Link.tsx';
import type { ScreenProps } from '#lib/domain/screen.ts';
import { formatDate } from '#lib/i18n/formats.ts';
import { useLabels } from '#lib/i18n/use-labels.ts';
import styles from './Byline.module.css';

type BylineProps = Pick<ScreenProps['publish/post'], 'author' | 'published' | 'updated' | 'readingMinutes'>;

/** Who wrote it, when, and how long it takes to read. */
export function Byline({ author, published, updated, readingMinutes }: BylineProps) {
	const t = useLabels();
	return (
		<ul className={styles['b']}>
			{author && (
				<li>
					<Link href={author.url} rel="author">
						{author.title}
					</Link>
				</li>
			)}
			<li>
				<time dateTime={published}>{formatDate(published, t.locale)}</time>
			</li>
			{updated > published && (
				<li>
					{t('post.updated')} <time dateTime={updated}>{formatDate(updated, t.locale)}</time>
				</li>
			)}
			<li>{t.plural('post.minutes', readingMinutes)}</li>
		</ul>
	);
}
