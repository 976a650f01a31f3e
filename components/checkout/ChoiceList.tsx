import { type ReactNode, useId } from 'react';
import styles from './ChoiceList.module.css';

export interface Choice {
	readonly value: string;
	readonly title: string;
	/** Said under it: days, charge, why it cannot be had. */
	readonly text?: string | undefined;
	/** At its end, e.g. what it costs. */
	readonly end?: string | undefined;
	readonly disabled?: boolean | undefined;
	/** Belongs to the choice; shown while it is chosen. */
	readonly more?: ReactNode;
}

interface ChoiceListProps {
	readonly legend: string;
	readonly name: string;
	readonly value: string | null;
	readonly choices: readonly Choice[];
	readonly error?: string | undefined;
	readonly onChange: (value: string) => void;
}

/** One out of a few, each a card that can be pressed as a whole. */
export function ChoiceList({ legend, name, value, choices, error, onChange }: ChoiceListProps) {
	const id = useId();
	return (
		<fieldset className={styles['c']} aria-describedby={error ? `${id}e` : undefined}>
			<legend>{legend}</legend>
			{choices.map((choice) => (
				<div key={choice.value} data-chosen={choice.value === value ? '' : undefined}>
					<label>
						<input
							type="radio"
							name={name}
							value={choice.value}
							checked={choice.value === value}
							disabled={choice.disabled}
							aria-describedby={choice.text ? `${id}${choice.value}` : undefined}
							onChange={() => onChange(choice.value)}
						/>
						<span>{choice.title}</span>
						{choice.end && <b>{choice.end}</b>}
					</label>
					{choice.text && <p id={`${id}${choice.value}`}>{choice.text}</p>}
					{choice.value === value && choice.more}
				</div>
			))}
			{error && (
				<p id={`${id}e`} data-error="">
					{error}
				</p>
			)}
		</fieldset>
	);
}
