import { Link } from '#components/ui/Link.tsx';
import type { Breadcrumb } from '#lib/navigation/page-parts.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import styles from './SideMenu.module.css';

interface SideMenuProps {
	readonly items: readonly Breadcrumb[];
	readonly current: string | undefined;
	readonly className?: string | undefined;
}

/** Links to the sibling pages; the current one is marked. */
export function SideMenu({ items, current, className }: SideMenuProps) {
	const t = useLabels();
	return (
		<nav className={className} aria-label={t('page.siblings')}>
			<ul className={styles['list']}>
				{items.map(({ title, url }) => (
					<li key={url}>
						<Link className={styles['link']} href={url} prefetch="intent" aria-current={url === current ? 'page' : undefined}>
							{title}
						</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}
