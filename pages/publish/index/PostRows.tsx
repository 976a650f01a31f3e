import { Link } from '#components/ui/Link.tsx';
import type { ScreenProps } from '#lib/domain/screen.ts';
import { formatDate } from '#lib/i18n/formats.ts';
import { useLabels } from '#lib/i18n/use-labels.ts';
import styles from './PostRows.module.css';

/** Posts as rows: tests by date, news by date, terms without one. */
export function PostRows({ posts, template }: Pick<ScreenProps['publish/index'], 'posts' | 'template'>) {
	const t = useLabels();
	return (
		<ul className={styles['r']} data-template={template}>
			{posts.map((post) => (
				<li key={post.url}>
					{template !== 'glossary' && <time dateTime={post.date}>{formatDate(post.date, t.locale)}</time>}
					<h2>
						<Link href={post.url} prefetch="intent">
							{post.title}
						</Link>
					</h2>
					<p>{post.text}</p>
				</li>
			))}
		</ul>
	);
}
