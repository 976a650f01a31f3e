import { useLabels } from '#lib/i18n/use-labels.ts';
import { type Section, toAnchor } from '../sections.ts';
import styles from './SectionLinks.module.css';

/** The way to each part of a long page. */
export function SectionLinks({ sections }: { readonly sections: readonly Section[] }) {
	const t = useLabels();
	if (sections.length < 2) return null;
	return (
		<nav className={styles['l']} aria-label={t('section.name')}>
			<ul>
				{sections.map((section) => (
					<li key={section}>
						<a href={`#${toAnchor(section, t)}`}>{t(`section.${section}`)}</a>
					</li>
				))}
			</ul>
		</nav>
	);
}
