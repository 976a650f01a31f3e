import type { Product } from '#lib/domain/product.ts';
import styles from './Summary.module.css';

/** What it is, in a glance: its key attributes and a sentence or two. Nothing where the backend says nothing. */
export function Summary({ product: { specs, shortDescription } }: { readonly product: Product }) {
	if (specs.length === 0 && !shortDescription) return null;
	return (
		<div className={styles['s']}>
			{specs.length > 0 && (
				<ul>
					{specs.map((spec) => (
						<li key={spec}>{spec}</li>
					))}
				</ul>
			)}
			{shortDescription && <p>{shortDescription}</p>}
		</div>
	);
}
