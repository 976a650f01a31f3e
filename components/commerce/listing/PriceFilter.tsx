import { type ChangeEvent, type FocusEvent, type KeyboardEvent, memo, type ReactNode, useEffect, useRef, useState } from 'react';
import { TextInput } from '#components/ui/TextInput.tsx';
import { withFilter } from '#lib/catalog/list-state.ts';
import { PRICE_STEPS, toScalePlace, toScalePrice } from '#lib/catalog/price-scale.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { decimalMarkOf } from '#lib/platform/i18n/format-number.ts';
import { formatMoney } from '#lib/platform/i18n/formats.ts';
import { type DecimalMark, normalisePrice } from '#lib/platform/money/normalise-price.ts';
import { useList } from './list-context.ts';
import styles from './PriceFilter.module.css';

interface PriceFilterProps {
	/** Lowest and highest price of the list, in minor units. */
	readonly range: { readonly from: number; readonly to: number };
	readonly currency: string;
}

type End = 'from' | 'to';
const ENDS: readonly End[] = ['from', 'to'];

/** A price range: two fields and a slider with two thumbs. It applies when a thumb is released, a field loses focus, or Enter is pressed. */
export const PriceFilter = memo(function PriceFilter({ range, currency }: PriceFilterProps) {
	const t = useLabels();
	const { state, go } = useList();
	const { priceFrom, priceTo } = state;
	const mark = decimalMarkOf(t.locale);
	const toText = (minor: number | null) => writePrice(minor, mark);
	const toBound = (text: string) => readPrice(text, mark);
	const [draft, setDraft] = useState({ from: toText(priceFrom), to: toText(priceTo) });
	const box = useRef<HTMLDivElement>(null);
	useEffect(() => setDraft((typed) => ({ ...typed, from: toText(priceFrom) })), [priceFrom]);
	useEffect(() => setDraft((typed) => ({ ...typed, to: toText(priceTo) })), [priceTo]);
	// Keeps what was typed before this code ran.
	useEffect(() => setDraft(({ from, to }) => ({ from: readEnd(box.current, 'from') ?? from, to: readEnd(box.current, 'to') ?? to })), []);

	const settle = (typed: typeof draft) => {
		const [from, to] = [toBound(typed.from), toBound(typed.to)];
		const isTurned = from !== null && to !== null && from > to;
		const next = isTurned ? { priceFrom: to, priceTo: from } : { priceFrom: from, priceTo: to };
		if (next.priceFrom === priceFrom && next.priceTo === priceTo) setDraft({ from: toText(priceFrom), to: toText(priceTo) });
		else go(withFilter(state, next));
	};
	const field = (end: End) => ({
		name: `price_${end}`,
		value: draft[end],
		placeholder: toText(range[end]),
		inputMode: 'decimal' as const,
		autoComplete: 'off',
		'aria-label': t(`list.price_${end}`, { currency }),
		onChange: (event: ChangeEvent<HTMLInputElement>) => setDraft({ ...draft, [end]: event.target.value }),
		onBlur: (_event: FocusEvent) => settle(draft),
		onKeyDown: (event: KeyboardEvent) => {
			if (event.key !== 'Enter') return;
			event.preventDefault();
			settle(draft);
		},
	});
	const [before, after] = toCurrencySides(currency, t.locale);
	const written = (input: ReactNode) => (
		<span className={styles['amount']}>
			{before && <span aria-hidden="true">{before}</span>}
			{input}
			{after && <span aria-hidden="true">{after}</span>}
		</span>
	);
	const places = { from: toScalePlace(toBound(draft.from) ?? range.from, range), to: toScalePlace(toBound(draft.to) ?? range.to, range) };
	const slide = (end: End, place: number) => {
		const isEnd = end === 'from' ? place <= 0 : place >= PRICE_STEPS;
		setDraft({ ...draft, [end]: isEnd ? '' : toText(toScalePrice(place, range)) });
	};
	return (
		<div ref={box} className={styles['price']}>
			<div className={styles['fields']}>
				{written(<TextInput {...field('from')} />)}
				<span className={styles['dash']} aria-hidden="true">
					–
				</span>
				{written(<TextInput {...field('to')} />)}
			</div>
			<div className={styles['slider']}>
				<svg className={styles['track']} viewBox={`0 0 ${PRICE_STEPS} 4`} preserveAspectRatio="none" aria-hidden="true">
					<path d={`M0 2H${PRICE_STEPS}`} />
					<path className={styles['selection']} d={`M${places.from} 2H${Math.max(places.from, places.to)}`} />
				</svg>
				{ENDS.map((end) => (
					<input
						key={end}
						type="range"
						className={styles['thumb']}
						min={0}
						max={PRICE_STEPS}
						value={places[end]}
						aria-label={t(`list.price_${end}`, { currency })}
						aria-valuetext={formatMoney({ minor: toBound(draft[end]) ?? range[end], currency }, t.locale)}
						onChange={(event) => slide(end, Number(event.target.value))}
						onPointerUp={() => settle(draft)}
						onKeyUp={(event) => /^(Arrow|Home|End|Page)/.test(event.key) && settle(draft)}
					/>
				))}
			</div>
		</div>
	);
});

function readEnd(box: HTMLElement | null, end: End): string | undefined {
	return box?.querySelector<HTMLInputElement>(`input[name="price_${end}"]`)?.value;
}

const writePrice = (minor: number | null, mark: DecimalMark): string => (minor === null ? '' : String(minor / 100).replace('.', mark));

function readPrice(text: string, mark: DecimalMark): number | null {
	const minor = normalisePrice(text, mark);
	return minor !== null && minor >= 0 ? minor : null;
}

/** Text before and after the number of an amount, e.g. nothing and `€`. */
function toCurrencySides(currency: string, locale: string): readonly [before: string, after: string] {
	const [before = '', after = ''] = formatMoney({ minor: 0, currency }, locale).split(/[\d.,]+/);
	return [before.trim(), after.trim()];
}
