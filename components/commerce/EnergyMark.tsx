import { joinClasses } from '#components/ui/join-classes.ts';
import type { EnergyLabel } from '#lib/catalog/energy-label.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { EnergyArrow } from './EnergyArrow.tsx';
import styles from './EnergyMark.module.css';

interface EnergyMarkProps {
	readonly label: EnergyLabel;
	/** `page` on the product's own page, `line` beside a small price; cards by default. */
	readonly size?: 'page' | 'line' | undefined;
	readonly className?: string | undefined;
}

/** Energy class beside a price: the arrow opens the label, and a link the product information sheet (docs/legal.md). */
export function EnergyMark({ label, size, className }: EnergyMarkProps) {
	const t = useLabels();
	const { labelUrl, sheetUrl } = label;
	const arrow = <EnergyArrow className={styles['arrow']} label={label} />;
	return (
		<p className={joinClasses(styles['mark'], className)} data-size={size}>
			{labelUrl ? (
				<a className={styles['label']} href={labelUrl} target="_blank" rel="external noopener">
					{arrow}
				</a>
			) : (
				arrow
			)}
			{sheetUrl && (
				<a className={styles['sheet']} href={sheetUrl} target="_blank" rel="external noopener">
					{t('energy.sheet')}
				</a>
			)}
		</p>
	);
}
