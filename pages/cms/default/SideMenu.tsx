import { Link } from '#components/ui/Link.tsx';
import type { Breadcrumb } from '#lib/domain/screen.ts';
import { useLabels } from '#lib/i18n/use-labels.ts';
import styles from './SideMenu.module.css';

interface SideMenuProps {
	readonly items: readonly Breadcrumb[];
	readonly current: string | undefined;
}

/** The pages of the same kind; the one that is open is marked. */
export function SideMenu({ items, current }: SideMenuProps) {
	const t = useLabels();
	return (
		<nav className={styles['m']} aria-label={t('page.siblings')}>
			<ul>
				{items.map(({ title, url }) => (
					<li key={url}>
						<Link href={url} prefetch="intent" aria-current={url === current ? 'page' : undefined}>
							{title}
						</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}
