import { MakerList } from '#components/blocks/MakerList.tsx';
import { Breadcrumbs } from '#components/ui/Breadcrumbs.tsx';
import type { ScreenProps } from '#lib/domain/screen.ts';
import { useLabels } from '#lib/i18n/use-labels.ts';
import styles from './Screen.module.css';

/** Every maker, A to Z. */
export default function Screen({ title, breadcrumbs, groups }: ScreenProps['catalog/manufacturers']) {
	const t = useLabels();
	const total = groups.reduce((sum, { makers }) => sum + makers.length, 0);
	return (
		<>
			<Breadcrumbs items={breadcrumbs} />
			<header className={styles['h']}>
				<h1>{title}</h1>
				<p>{t.plural('count.makers', total)}</p>
			</header>
			<nav className={styles['n']} aria-label={t('makers.letters')}>
				<ul>
					{groups.map(({ letter }) => (
						<li key={letter}>
							<a href={`#${toAnchor(letter)}`}>{letter}</a>
						</li>
					))}
				</ul>
			</nav>
			<div className={styles['d']}>
				{groups.map(({ letter, makers }) => (
					<section key={letter} id={toAnchor(letter)} className={styles['g']}>
						<h2>{letter}</h2>
						<MakerList makers={makers} />
					</section>
				))}
			</div>
		</>
	);
}

/** `0–9` is the one group whose name is not a letter. */
function toAnchor(letter: string): string {
	return /^\p{L}/u.test(letter) ? letter.toLowerCase() : 'ostalo';
}
