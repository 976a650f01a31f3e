import type { BrandMarkProps } from '../shop-parts.ts';

const WAVE_IN_CIRCLE =
	'M2.2 10.03C3.33 8.78 4.55 7.63 6.06 7.26C7.56 6.9 9.12 7.55 10.35 8.6C11.59 9.64 12.69 11.07 13.75 12.25C14.8 13.43 15.8 14.26 16.5 14.47C17.2 14.68 17.79 14.52 18.73 13.76C19.67 13 20.75 11.67 21.87 10.39A10 10 0 0 0 2.2 10.03Z' +
	'M2.13 13.61C3.25 12.33 4.33 11 5.27 10.24C6.21 9.48 6.8 9.32 7.5 9.53C8.2 9.74 9.2 10.57 10.25 11.75C11.31 12.93 12.41 14.36 13.65 15.4C14.88 16.45 16.44 17.1 17.94 16.74C19.45 16.37 20.67 15.22 21.8 13.97A10 10 0 0 1 2.13 13.61Z';

/** The sign of the demo, which an own shop without a logo hides, in the colour of its text: one period of a sine wave cut into a circle. */
export function BrandMark({ size = 28 }: BrandMarkProps) {
	return (
		<svg width={size} height={size} viewBox="0 0 24 24" fill="currentColor" aria-hidden="true" focusable="false" data-brand-mark="demo">
			<path d={WAVE_IN_CIRCLE} />
		</svg>
	);
}
