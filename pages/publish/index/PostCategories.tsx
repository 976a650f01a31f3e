import { Link } from '#components/ui/Link.tsx';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import type { ScreenProps } from '#lib/screens/screen.ts';
import styles from './PostCategories.module.css';

/** The post categories; the current one is marked. */
export function PostCategories({ categories }: Pick<ScreenProps['publish/index'], 'categories'>) {
	const t = useLabels();
	return (
		<nav aria-label={t('posts.categories')}>
			<ul className={styles['categories']}>
				{categories.map(({ title, url, current }) => (
					<li key={url}>
						<Link className={styles['category']} href={url} prefetch="intent" aria-current={current ? 'page' : undefined}>
							{title}
						</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}
