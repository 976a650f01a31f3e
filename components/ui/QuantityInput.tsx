import { useEffect, useState } from 'react';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { Icon } from './Icon.tsx';
import styles from './QuantityInput.module.css';

interface QuantityInputProps {
	/** Accessible name, e.g. `Količina: Osciloskop`. */
	readonly label: string;
	readonly value: number;
	readonly minimum?: number;
	readonly maximum?: number | undefined;
	readonly size?: 'small';
	readonly name?: string;
	readonly onChange: (value: number) => void;
}

/** A number field with buttons for less and more. A typed number is clamped and reported on blur and Enter. */
export function QuantityInput({ label, value, minimum = 1, maximum, size, name, onChange }: QuantityInputProps) {
	const t = useLabels();
	const [typed, setTyped] = useState(String(value));
	useEffect(() => setTyped(String(value)), [value]);
	const clamp = (wanted: number) => Math.min(Math.max(wanted, minimum), maximum ?? wanted);
	const settle = () => {
		const wanted = Number.parseInt(typed, 10);
		const next = Number.isNaN(wanted) ? value : clamp(wanted);
		setTyped(String(next));
		if (next !== value) onChange(next);
	};
	return (
		// biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out inline everywhere
		<div className={styles['quantity']} data-size={size} role="group" aria-label={label}>
			<button type="button" className={styles['step']} aria-label={t('quantity.less')} disabled={value <= minimum} onClick={() => onChange(clamp(value - 1))}>
				<Icon name="minus" size={16} />
			</button>
			<input
				type="number"
				className={styles['count']}
				inputMode="numeric"
				aria-label={label}
				name={name}
				min={minimum}
				max={maximum}
				step={1}
				value={typed}
				onChange={(event) => setTyped(event.target.value)}
				onBlur={settle}
				onKeyDown={(event) => event.key === 'Enter' && settle()}
			/>
			<button
				type="button"
				className={styles['step']}
				aria-label={t('quantity.more')}
				disabled={value >= (maximum ?? Number.POSITIVE_INFINITY)}
				onClick={() => onChange(clamp(value + 1))}
			>
				<Icon name="plus" size={16} />
			</button>
		</div>
	);
}
