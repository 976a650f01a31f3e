import type { AttributeGroup } from '#lib/domain/product.ts';
import styles from './SpecTable.module.css';

/** Every attribute of a product under the heading of its group. */
export function SpecTable({ groups }: { readonly groups: readonly AttributeGroup[] }) {
	return (
		<div className={styles['s']}>
			{groups.map((group) => (
				<section key={group.title}>
					<h3>{group.title}</h3>
					<dl>
						{group.attributes.map(({ title, value }) => (
							<div key={`${title} ${value}`}>
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
