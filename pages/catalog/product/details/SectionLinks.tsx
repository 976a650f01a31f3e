import { toRepeatedContent } from '#components/ui/repeated-html.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { type Section, toAnchor } from '../sections.ts';
import styles from './SectionLinks.module.css';

/** Links to the sections of the page; nothing for a single section. */
export function SectionLinks({ sections }: SectionLinksProps) {
	const t = useLabels();
	if (sections.length < 2) return null;
	return <nav className={styles['sections']} aria-label={t('section.name')} {...toRepeatedContent(List, { sections })} />;
}

interface SectionLinksProps {
	readonly sections: readonly Section[];
}

function List({ sections }: SectionLinksProps) {
	const t = useLabels();
	return (
		<ul className={styles['list']}>
			{sections.map((section) => (
				<li key={section}>
					<a className={styles['link']} href={`#${toAnchor(section, t)}`}>
						{t(`section.${section}`)}
					</a>
				</li>
			))}
		</ul>
	);
}
