import { Badge } from '#components/ui/Badge.tsx';
import styles from './Badges.module.css';

/** What sets a product apart, e.g. `Novo`. */
export function Badges({ badges }: { readonly badges: readonly string[] }) {
	if (badges.length === 0) return null;
	return (
		<ul className={styles['b']}>
			{badges.map((badge) => (
				<li key={badge}>
					<Badge tone="brand">{badge}</Badge>
				</li>
			))}
		</ul>
	);
}
