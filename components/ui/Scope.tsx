import styles from './Scope.module.css';

const TRACES = {
	/** An oscillation that fades out. */
	fading: 'M0 60c10-66 20-66 30 0s20 56 30 0 20-44 30 0 20 32 30 0 20-20 30 0 20 11 30 0 15-5 22 0H320',
	/** One clean period, then rest. */
	resting: 'M0 60h100c20-64 40-64 60 0s40 64 60 0h100',
} as const;

/** Illustration of an empty state: the screen of an oscilloscope. Decorative. */
export function Scope({ trace }: { readonly trace: keyof typeof TRACES }) {
	return (
		<svg
			className={styles['illustration']}
			{...{ viewBox: '0 0 320 120', width: 320, height: 120, fill: 'none', stroke: 'currentColor' }}
			data-demo-drawing=""
			aria-hidden="true"
		>
			<path d="M.5.5h319v119H.5ZM0 30h320M0 60h320M0 90h320M40 0v120M80 0v120M120 0v120M160 0v120M200 0v120M240 0v120M280 0v120" />
			<path className={styles['trace']} d={TRACES[trace]} strokeWidth="2.5" />
		</svg>
	);
}
