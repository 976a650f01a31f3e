import { Badge } from '#components/ui/Badge.tsx';
import { joinClasses } from '#components/ui/join-classes.ts';
import styles from './Badges.module.css';

interface BadgesProps {
	readonly badges: readonly string[];
	readonly className?: string | undefined;
}

/** The badges of a product, e.g. `Novo`. */
export function Badges({ badges, className }: BadgesProps) {
	if (badges.length === 0) return null;
	return (
		<ul className={joinClasses(styles['badges'], className)}>
			{badges.map((badge) => (
				<li key={badge}>
					<Badge tone="info">{badge}</Badge>
				</li>
			))}
		</ul>
	);
}
