import type { Breadcrumb } from '#lib/domain/screen.ts';
import { useLabels } from '#lib/i18n/use-labels.ts';
import styles from './Breadcrumbs.module.css';
import { Link } from './Link.tsx';

/** The way from the homepage to this page; the last step is the page itself and no link. */
export function Breadcrumbs({ items }: { readonly items: readonly Breadcrumb[] }) {
	const t = useLabels();
	const last = items.length - 1;
	return (
		<nav aria-label={t('breadcrumbs.name')}>
			<ol className={styles['c']}>
				<li>
					<Link href={t.home}>{t('breadcrumbs.home')}</Link>
				</li>
				{items.map(({ title, url }, index) => (
					<li key={url}>{index === last ? <span aria-current="page">{title}</span> : <Link href={url}>{title}</Link>}</li>
				))}
			</ol>
		</nav>
	);
}
