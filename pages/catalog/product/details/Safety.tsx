import type { ProductSafety, SafetyContact } from '#lib/catalog/product-safety.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import styles from './Safety.module.css';

/** Who answers for a product, and its warnings: what the offer of a product must say (regulation (EU) 2023/988, article 19). */
export function Safety({ safety: { manufacturer, responsiblePerson, warnings } }: { readonly safety: ProductSafety }) {
	const t = useLabels();
	return (
		<div className={styles['safety']}>
			{manufacturer && <Contact title={t('safety.manufacturer')} contact={manufacturer} />}
			{responsiblePerson && <Contact title={t('safety.responsible')} contact={responsiblePerson} />}
			{warnings.length > 0 && (
				<div>
					<h3 className={styles['title']}>{t('safety.warnings')}</h3>
					<ul className={styles['warnings']}>
						{warnings.map((warning) => (
							<li key={warning}>{warning}</li>
						))}
					</ul>
				</div>
			)}
		</div>
	);
}

function Contact({ title, contact: { name, address, electronicAddress, href } }: { readonly title: string; readonly contact: SafetyContact }) {
	return (
		<div>
			<h3 className={styles['title']}>{title}</h3>
			<address className={styles['address']}>
				{name}
				<br />
				{address}
				<br />
				{href ? <a href={href}>{electronicAddress}</a> : electronicAddress}
			</address>
		</div>
	);
}
