import { useEffect, useRef } from 'react';
import { Button } from '#components/ui/Button.tsx';
import type { CartLine } from '#lib/cart/cart.ts';
import { loadForTap } from '#lib/platform/client/load-for-tap.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import styles from './Removed.module.css';

interface RemovedProps {
	/** The line that was removed last. */
	readonly line: CartLine | undefined;
	readonly onRestored: (cartCode: string) => void;
}

/** Announces which product was removed, with a button that restores it. */
export function Removed({ line, onRestored }: RemovedProps) {
	const t = useLabels();
	const undo = useRef<HTMLButtonElement>(null);
	// The button that was pressed disappears with its line.
	useEffect(() => {
		if (line) undo.current?.focus({ preventScroll: true });
	}, [line]);
	const restore = async () => {
		if (!line) return;
		const { addToCart } = await loadForTap(() => import('#lib/cart/client/add-to-cart.ts'));
		onRestored(line.cartCode);
		await addToCart(line.cartCode, line.quantity);
	};
	return (
		<div role="status" className={styles['status']}>
			{line && (
				<p className={styles['removed']}>
					<span>{t('cart.removed', { title: line.title })}</span>
					<Button ref={undo} variant="quiet" size="small" onClick={() => void restore()}>
						{t('cart.undo')}
					</Button>
				</p>
			)}
		</div>
	);
}
