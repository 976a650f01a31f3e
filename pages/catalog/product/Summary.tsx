import type { ProductPartProps } from '#components/shop-parts.ts';
import { joinClasses } from '#components/ui/join-classes.ts';
import styles from './Summary.module.css';

/** Key attributes and a short description of a product; nothing if the backend has neither. */
export function Summary({ product: { specs, shortDescription }, className }: ProductPartProps) {
	if (specs.length === 0 && !shortDescription) return null;
	return (
		<div className={joinClasses(styles['summary'], className)}>
			{specs.length > 0 && (
				<ul className={styles['attributes']}>
					{specs.map((spec) => (
						<li key={spec} className={styles['attribute']}>
							{spec}
						</li>
					))}
				</ul>
			)}
			{shortDescription && <p>{shortDescription}</p>}
		</div>
	);
}
