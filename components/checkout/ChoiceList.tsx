import { type ReactNode, useId } from 'react';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { errorText } from '#lib/platform/i18n/error-label.ts';
import type { Label } from '#lib/platform/i18n/label-key.ts';
import styles from './ChoiceList.module.css';

export interface Choice {
	readonly value: string;
	readonly title: string;
	/** Shown below the title: delivery time, charge, or why it is unavailable. */
	readonly text?: string | undefined;
	/** Shown at the end of the line, e.g. the price. */
	readonly end?: string | undefined;
	readonly disabled?: boolean | undefined;
	/** Further fields, shown while this choice is selected. */
	readonly more?: ReactNode;
}

interface ChoiceListProps {
	readonly legend: string;
	readonly name: string;
	readonly value: string | null;
	readonly choices: readonly Choice[];
	/** Label of what is wrong with the choice. */
	readonly problem?: Label | undefined;
	readonly onChange: (value: string) => void;
}

/** A group of radio buttons; each choice is a card. */
export function ChoiceList({ legend, name, value, choices, problem, onChange }: ChoiceListProps) {
	const t = useLabels();
	const id = useId();
	return (
		<fieldset className={styles['choices']} aria-describedby={problem ? `${id}e` : undefined}>
			<legend className={styles['legend']}>{legend}</legend>
			{choices.map((choice) => (
				<div key={choice.value} className={styles['choice']} data-chosen={choice.value === value ? '' : undefined}>
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
						<span className={styles['title']}>{choice.title}</span>
						{choice.end && <b className={styles['price']}>{choice.end}</b>}
					</label>
					{choice.text && (
						<p className={styles['text']} id={`${id}${choice.value}`}>
							{choice.text}
						</p>
					)}
					{choice.value === value && choice.more}
				</div>
			))}
			{problem && (
				<p ref={reveal} role="alert" className={styles['error']} id={`${id}e`}>
					{errorText(t, problem, 'checkout.failed')}
				</p>
			)}
		</fieldset>
	);
}

/** The list may be longer than the screen, and what had the focus may have gone with the refused choice. */
function reveal(error: HTMLElement | null): void {
	error?.scrollIntoView({ block: 'nearest' });
	if (document.activeElement === document.body) error?.closest('fieldset')?.querySelector<HTMLElement>('input:checked')?.focus({ preventScroll: true });
}
