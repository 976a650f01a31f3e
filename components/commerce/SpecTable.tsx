import type { AttributeGroup } from '#lib/catalog/product.ts';
import styles from './SpecTable.module.css';

/** All attributes of a product, by group. */
export function SpecTable({ groups }: { readonly groups: readonly AttributeGroup[] }) {
	return (
		<div className={styles['specs']}>
			{groups.map((group) => (
				<section key={group.title} className={styles['group']}>
					<h3 className={styles['title']}>{group.title}</h3>
					<dl>
						{group.attributes.map(({ title, value }) => (
							<div key={`${title} ${value}`} className={styles['attribute']}>
								<dt>{title}</dt>
								<dd>{value}</dd>
							</div>
						))}
					</dl>
				</section>
			))}
		</div>
	);
}
