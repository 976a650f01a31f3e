import { joinClasses } from '#components/ui/join-classes.ts';
import type { EnergyLabel } from '#lib/catalog/energy-label.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import styles from './EnergyArrow.module.css';

/** Arrow colours from the best class to the worst, as the labelling regulations define them. */
const COLOURS = ['#00a651', '#50b848', '#bfd730', '#fff200', '#fdb913', '#f37021', '#ed1c24'];

interface EnergyArrowProps {
	readonly label: EnergyLabel;
	readonly className?: string | undefined;
}

/** The class of an energy label as an arrow with the range of its scale, in the form that regulations such as (EU) 2019/2013, annex VIII, require for distance selling. */
export function EnergyArrow({ label: { energyClass, best, worst, step }, className }: EnergyArrowProps) {
	const t = useLabels();
	return (
		<svg
			className={joinClasses(styles['arrow'], className)}
			viewBox="0 0 64 32"
			width="64"
			height="32"
			role="img"
			aria-label={t('energy.class', { class: energyClass, best, worst })}
		>
			<path className={styles['range']} d="M.5.5h17v31H.5zM9 20v-8m-3 3 3-3 3 3" />
			<text x="9" y="10" fontSize={best.length > 1 ? 8 : 11}>
				{best}
			</text>
			<text x="9" y="30">
				{worst}
			</text>
			<path d="M17.5.5h32l14 15.5-14 15.5h-32z" fill={COLOURS[step]} />
			<text className={styles['class']} x="35" y="24.5" fontSize={energyClass.length > 1 ? 15 : 25}>
				{energyClass}
			</text>
		</svg>
	);
}
