import type { Heading } from '#lib/domain/screen.ts';
import { useLabels } from '#lib/i18n/use-labels.ts';
import styles from './Contents.module.css';

/** The headings of a long post. */
export function Contents({ headings }: { readonly headings: readonly Heading[] }) {
	const t = useLabels();
	return (
		<nav className={styles['c']} aria-labelledby="sadrzaj-clanka">
			<h2 id="sadrzaj-clanka">{t('post.contents')}</h2>
			<ol>
				{headings.map(({ id, title }) => (
					<li key={id}>
						<a href={`#${id}`}>{title}</a>
					</li>
				))}
			</ol>
		</nav>
	);
}
