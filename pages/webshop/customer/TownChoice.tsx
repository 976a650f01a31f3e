import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '#components/ui/Button.tsx';
import { loadTowns } from '#lib/checkout/client/load-towns.ts';
import { isSameTown } from '#lib/checkout/is-same-town.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import styles from './TownChoice.module.css';

interface TownChoiceProps {
	/** Prefix of the names of the address's fields. */
	readonly prefix: string;
}

/**
 * When the postcode or country of an address is entered, fills in the town of the postcode, or offers its towns if there are several. A town that the shopper entered is not
 * replaced; if it is not one of the postcode's, the question offers those, and the form can be sent all the same.
 * Belongs below the field of the town.
 */
export default function TownChoice({ prefix }: TownChoiceProps): ReactNode {
	const t = useLabels();
	const box = useRef<HTMLDivElement>(null);
	/** The town that was filled in last; a later postcode may replace it. */
	const filled = useRef('');
	const [choice, setChoice] = useState<{ readonly postcode: string; readonly towns: readonly string[]; readonly isDoubt: boolean } | null>(null);
	const findField = () => box.current?.closest('form')?.querySelector<HTMLInputElement>(`[name="${prefix}city"]`);
	const fill = (town: string) => {
		const field = findField();
		if (!field || field.value === town) return;
		filled.current = town;
		field.value = town;
		// If the shopper is already in the field, what they type next replaces the town.
		if (field === document.activeElement) field.select();
		field.dispatchEvent(new Event('input', { bubbles: true }));
	};
	useEffect(() => {
		const form = box.current?.closest('form');
		if (!form) return;
		const stop = new AbortController();
		const controlOf = (name: string) => form.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${prefix}${name}"]`);
		let asked = '';
		let known: readonly string[] = [];
		/** Asks about an entered town that is not one of the postcode's. */
		const question = () => {
			const entered = controlOf('city')?.value.trim() ?? '';
			const isDoubt = entered !== '' && known.length > 0 && !known.some((town) => isSameTown(town, entered));
			setChoice((shown) => (isDoubt ? { postcode: controlOf('postcode')?.value.trim() ?? '', towns: known, isDoubt } : shown?.isDoubt ? null : shown));
		};
		const ask = async () => {
			const [country = '', postcode = ''] = [controlOf('country')?.value, controlOf('postcode')?.value.trim()];
			const place = `${country} ${postcode}`;
			if (place === asked) return;
			asked = place;
			known = [];
			setChoice(null);
			const towns = await loadTowns(country, postcode);
			const entered = controlOf('city')?.value.trim() ?? '';
			if (place !== asked || towns === null) return;
			known = towns;
			if (entered !== '' && entered !== filled.current) return question();
			const [first = ''] = towns;
			fill(towns.length === 1 ? first : '');
			if (towns.length > 1) setChoice({ postcode, towns, isDoubt: false });
		};
		const listen = ({ target }: Event) => {
			if (target === controlOf('postcode') || target === controlOf('country')) void ask();
		};
		const listenToTown = ({ target }: Event) => {
			if (target === controlOf('city')) question();
		};
		form.addEventListener('change', listenToTown, { signal: stop.signal });
		for (const event of ['input', 'change']) form.addEventListener(event, listen, { signal: stop.signal });
		// Entered before this code was loaded.
		const postcode = controlOf('postcode');
		if (postcode instanceof HTMLInputElement && postcode.value !== postcode.defaultValue) void ask();
		return () => stop.abort();
	}, [prefix]);
	const choose = (town: string) => {
		fill(town);
		setChoice(null);
		findField()?.focus();
	};
	return (
		<div ref={box} role="status">
			{choice && (
				<p className={styles['choices']}>
					{t(choice.isDoubt ? 'checkout.customer.town_question' : 'checkout.customer.towns', { postcode: choice.postcode })}
					{choice.towns.map((town) => (
						<Button key={town} variant="secondary" size="small" onClick={() => choose(town)}>
							{town}
						</Button>
					))}
				</p>
			)}
		</div>
	);
}
