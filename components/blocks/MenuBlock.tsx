import { Link } from '#components/ui/Link.tsx';
import type { Breadcrumb } from '#lib/navigation/page-parts.ts';
import styles from './MenuBlock.module.css';

/** The links of a site menu in a row. */
export function MenuBlock({ items }: { readonly items: readonly Breadcrumb[] }) {
	return (
		<ul className={styles['menu']}>
			{items.map(({ title, url }) => (
				<li key={url}>
					<Link className={styles['link']} href={url} prefetch="intent">
						{title}
					</Link>
				</li>
			))}
		</ul>
	);
}
