import type { Breadcrumb } from '#lib/navigation/page-parts.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import styles from './Breadcrumbs.module.css';
import { Link } from './Link.tsx';

/** The path from the homepage to this page. The last step is the page itself and is not a link. */
export function Breadcrumbs({ items }: { readonly items: readonly Breadcrumb[] }) {
	const t = useLabels();
	const last = items.length - 1;
	return (
		<nav aria-label={t('breadcrumbs.name')}>
			<ol className={styles['breadcrumbs']}>
				<li className={styles['step']}>
					<Link className={styles['link']} href={t.home}>
						{t('breadcrumbs.home')}
					</Link>
				</li>
				{items.map(({ title, url }, index) => (
					<li key={url} className={styles['step']}>
						{index === last ? (
							<span className={styles['current']} aria-current="page">
								{title}
							</span>
						) : (
							<Link className={styles['link']} href={url}>
								{title}
							</Link>
						)}
					</li>
				))}
			</ol>
		</nav>
	);
}
