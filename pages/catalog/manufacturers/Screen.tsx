import { ManufacturerList } from '#components/blocks/ManufacturerList.tsx';
import { Breadcrumbs } from '#components/ui/Breadcrumbs.tsx';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import type { ScreenProps } from '#lib/screens/screen.ts';
import styles from './Screen.module.css';

/** All manufacturers, grouped by first letter. */
export default function Screen({ title, breadcrumbs, groups }: ScreenProps['catalog/manufacturers']) {
	const t = useLabels();
	const total = groups.reduce((sum, { manufacturers }) => sum + manufacturers.length, 0);
	return (
		<>
			<Breadcrumbs items={breadcrumbs} />
			<header className={styles['header']}>
				<h1>{title}</h1>
				<p className={styles['total']}>{t.plural('count.manufacturers', total)}</p>
			</header>
			<nav aria-label={t('manufacturers.letters')}>
				<ul className={styles['letters']}>
					{groups.map(({ letter }) => (
						<li key={letter}>
							<a className={styles['letter']} href={`#${toAnchor(letter)}`}>
								{letter}
							</a>
						</li>
					))}
				</ul>
			</nav>
			<div className={styles['directory']}>
				{groups.map(({ letter, manufacturers }) => (
					<section key={letter} id={toAnchor(letter)} className={styles['group']}>
						<h2 className={styles['heading']}>{letter}</h2>
						<ManufacturerList manufacturers={manufacturers} />
					</section>
				))}
			</div>
		</>
	);
}

/** Id of a group; only the group `0–9` has a fixed one. */
function toAnchor(letter: string): string {
	return /^\p{L}/u.test(letter) ? letter.toLowerCase() : 'ostalo';
}
