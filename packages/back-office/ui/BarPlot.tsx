import type { ReactNode } from 'react';

interface Bar {
	readonly key: string;
	readonly value: number;
	/** Shown under the pointer. */
	readonly title: string;
}

const HEIGHT = 160;
const STEP = 20;

/** Bars from zero to the highest, drawn as SVG. What it shows stands in a table as well, so that its label is enough. */
export function BarPlot({ bars, label }: { readonly bars: readonly Bar[]; readonly label: string }): ReactNode {
	const highest = Math.max(...bars.map(({ value }) => value), 1);
	const width = bars.length * STEP;
	return (
		<svg className="plot" viewBox={`0 0 ${width} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={label}>
			{bars.map(({ key, value, title }, place) => {
				const height = (Math.max(value, 0) / highest) * HEIGHT;
				return (
					<rect key={key} x={place * STEP + 2} y={HEIGHT - height} width={STEP - 4} height={height}>
						<title>{title}</title>
					</rect>
				);
			})}
		</svg>
	);
}
