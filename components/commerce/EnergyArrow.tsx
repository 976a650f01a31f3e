import { toEnergyStep } from '@titraj/contract/formats/energy-scale.ts';
import type { EnergyLabel } from '#lib/catalog/energy-label.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';

/** Arrow colours from the best class to the worst, as the labelling regulations define them. */
const COLOURS = ['#00a651', '#50b848', '#bfd730', '#fff200', '#fdb913', '#f37021', '#ed1c24'];
const FONT = 'Calibri, Carlito, Arial, sans-serif';

interface EnergyArrowProps {
	readonly label: EnergyLabel;
	readonly className?: string | undefined;
}

/** The class of an energy label as an arrow with the range of its scale, in the form that regulations such as (EU) 2019/2013, annex VIII, require for distance selling. */
export function EnergyArrow({ label: { energyClass, best, worst }, className }: EnergyArrowProps) {
	const t = useLabels();
	const step = toEnergyStep({ class: energyClass, best, worst }) ?? 0;
	const isLong = energyClass.length > 1;
	const range = { fontFamily: FONT, fontWeight: 700, textAnchor: 'middle' as const, x: 9 };
	return (
		<>
			<svg className={className} viewBox="0 0 64 32" width="64" height="32" aria-hidden="true">
				<path d="M.5.5h17v31H.5z" fill="#fff" stroke="#000" />
				<path d="M9 20v-8m-3 3 3-3 3 3" fill="none" stroke="#000" />
				<text {...range} y="10" fontSize={best.length > 1 ? 8 : 11}>
					{best}
				</text>
				<text {...range} y="30" fontSize="11">
					{worst}
				</text>
				<path d="M17.5.5h32l14 15.5-14 15.5h-32z" fill={COLOURS[Math.min(step, COLOURS.length - 1)]} stroke="#000" />
				<text
					x={isLong ? 36 : 34}
					y="24.5"
					fontFamily={FONT}
					fontWeight="700"
					fontSize={isLong ? 15 : 25}
					textAnchor="middle"
					fill="#fff"
					stroke="#000"
					paintOrder="stroke"
				>
					{energyClass}
				</text>
			</svg>
			<span className="visually-hidden">{t('energy.class', { class: energyClass, best, worst })}</span>
		</>
	);
}
