import { AddButton, type AddButtonProps } from './AddButton.tsx';

/** Adds a product to the cart and shows it with the cart's total. If the code for that fails to load, the button's text is the only confirmation. */
export function AddToCartButton(props: AddButtonProps) {
	const showAdded = async (around: HTMLElement | null) => {
		const panel = await import('./added/show-added.tsx').catch(() => null);
		if (around) await panel?.showAdded(props.cartCode, around).catch(() => undefined);
	};
	return <AddButton {...props} onAdded={(around) => void showAdded(around)} />;
}
