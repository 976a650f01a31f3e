import { Link } from '#components/ui/Link.tsx';
import type { Breadcrumb } from '#lib/domain/screen.ts';
import styles from './MenuBlock.module.css';

/** The links of one of the site's menus, in a row. */
export function MenuBlock({ items }: { readonly items: readonly Breadcrumb[] }) {
	return (
		<ul className={styles['m']}>
			{items.map(({ title, url }) => (
				<li key={url}>
					<Link href={url} prefetch="intent">
						{title}
					</Link>
				</li>
			))}
		</ul>
	);
}
