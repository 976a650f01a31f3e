import { joinClasses } from '#components/ui/join-classes.ts';
import type { Heading } from '#lib/navigation/page-parts.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import styles from './Contents.module.css';

interface ContentsProps {
	readonly headings: readonly Heading[];
	readonly className?: string | undefined;
}

/** The table of contents of a long post. */
export function Contents({ headings, className }: ContentsProps) {
	const t = useLabels();
	return (
		<nav className={joinClasses(styles['contents'], className)} aria-labelledby="sadrzaj-clanka">
			<h2 className={styles['title']} id="sadrzaj-clanka">
				{t('post.contents')}
			</h2>
			<ol className={styles['list']}>
				{headings.map(({ id, title }) => (
					<li key={id} className={styles['item']}>
						<a className={styles['link']} href={`#${id}`}>
							{title}
						</a>
					</li>
				))}
			</ol>
		</nav>
	);
}
