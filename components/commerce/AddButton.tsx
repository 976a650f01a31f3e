import { useEffect, useRef, useState } from 'react';
import { Button } from '#components/ui/Button.tsx';
import { takeEarlyClick } from '#lib/platform/client/early-clicks.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { TIMINGS } from '#lib/platform/config/timings.ts';
import styles from './AddButton.module.css';

export interface AddButtonProps {
	readonly cartCode: string;
	/** The product's title, for the accessible name. */
	readonly title: string;
	readonly quantity?: number;
	/** On a card the button is secondary and small. */
	readonly place?: 'card';
	readonly className?: string | undefined;
}

interface OnAdded {
	/** Called with the element around the button after the last of several clicks has succeeded. */
	readonly onAdded: (around: HTMLElement | null) => void;
}

type State = 'idle' | 'pending' | 'added' | 'refused' | 'full' | 'failed' | 'unclear';

const CARD_LOOKS = { variant: 'secondary', size: 'small' } as const;

/** Adds a product to the cart, again with each click but once with a double click, and shows the outcome. The code for it loads with the first click, which waits for it. */
export function AddButton({ cartCode, title, quantity = 1, place, className, onAdded }: AddButtonProps & OnAdded) {
	const t = useLabels();
	const root = useRef<HTMLDivElement>(null);
	const [state, setState] = useState<State>('idle');
	const pendingCount = useRef(0);
	const add = async () => {
		pendingCount.current++;
		setState('pending');
		const outcome = await load(cartCode, quantity);
		pendingCount.current--;
		if (pendingCount.current > 0) return;
		setState(outcome);
		if (outcome === 'added') onAdded(root.current);
	};
	const addNow = useRef(add);
	addNow.current = add;
	const early = useRef<Event>(undefined);
	useEffect(() => {
		const button = root.current?.querySelector('button');
		early.current = button ? takeEarlyClick(button) : undefined;
		if (early.current) void addNow.current();
	}, []);
	useEffect(() => {
		if (state !== 'added') return;
		const timer = setTimeout(() => setState('idle'), TIMINGS.addedShown);
		return () => clearTimeout(timer);
	}, [state]);
	const label = state === 'pending' || state === 'added' ? t(`buy.${state}`) : t('buy.add');
	return (
		<div className={className} ref={root} data-state={state === 'idle' ? undefined : state}>
			<Button
				wide
				{...(place === 'card' && CARD_LOOKS)}
				icon={state === 'added' ? 'check' : undefined}
				onClick={({ nativeEvent, currentTarget }) => {
					takeEarlyClick(currentTarget);
					// The second click of a double click; from the keyboard the count is 0.
					if (nativeEvent !== early.current && nativeEvent.detail < 2) void add();
				}}
				aria-label={`${label}: ${title}`}
				data-buy=""
			>
				{label}
			</Button>
			<p className={styles['message']} role="status">
				{toMessage(state, t)}
			</p>
		</div>
	);
}

function toMessage(state: State, t: ReturnType<typeof useLabels>): string {
	return state === 'idle' || state === 'pending' ? '' : t(`buy.${state}_message`);
}

async function load(cartCode: string, quantity: number): Promise<State> {
	try {
		const { addToCart } = await import('#lib/cart/client/add-to-cart.ts');
		return await addToCart(cartCode, quantity);
	} catch {
		return 'failed';
	}
}
