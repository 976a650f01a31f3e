import type { ProductSafety, SafetyContact } from '#lib/catalog/product-safety.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import styles from './Safety.module.css';

/** Safety contacts, warnings and disposal, which an offer must state (regulation (EU) 2023/988, article 19). */
export function Safety({ safety: { manufacturer, responsiblePerson, warnings, disposal } }: { readonly safety: ProductSafety }) {
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
			{disposal && (
				<div className={styles['disposal']}>
					<CrossedBin hasBar={disposal === 'electrical'} />
					<p>{t(`safety.disposal.${disposal}`)}</p>
				</div>
			)}
		</div>
	);
}

/** The crossed-out wheeled bin (directive 2012/19/EU, annex IX); the bar below marks equipment sold after 2005. */
function CrossedBin({ hasBar }: { readonly hasBar: boolean }) {
	return (
		<svg viewBox="0 0 40 48" width="40" height="48" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="2">
			<path d="M10 13h20l-2 22H12zM8 13h24M15 9h10v4M15 18l1 12m9-12-1 12" />
			<circle cx="14" cy="37" r="2" />
			<path d="M4 5l32 34M36 5 4 39" />
			{hasBar && <path d="M8 45h24" strokeWidth="4" />}
		</svg>
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
