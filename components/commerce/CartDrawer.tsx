import { ButtonLink } from '#components/ui/Button.tsx';
import { Dialog } from '#components/ui/Dialog.tsx';
import { useCart } from '#lib/cart/client/use-cart.ts';
import { isDeliveryFree } from '#lib/cart/is-delivery-free.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { CartDelivery } from './CartDelivery.tsx';
import { CartEmpty } from './CartEmpty.tsx';
import { CartError } from './CartError.tsx';
import { CartLines } from './CartLines.tsx';
import { CartSkeleton } from './CartSkeleton.tsx';
import { CartTotals } from './CartTotals.tsx';

interface CartDrawerProps {
	readonly open: boolean;
	readonly onClose: () => void;
	/** Address of the cart page. */
	readonly cartUrl: string;
}

/** The cart as a drawer; its code is loaded when it is first opened. */
export default function CartDrawer({ open, onClose, cartUrl }: CartDrawerProps) {
	const t = useLabels();
	const { status, cart, setQuantity, remove, reload } = useCart();
	const isFilled = cart !== undefined && cart.lines.length > 0;
	const footer = isFilled && (
		<>
			<CartTotals totals={cart.totals} isDeliveryFree={isDeliveryFree(cart)} />
			<CartDelivery cart={cart} besideTotals />
			<ButtonLink href={cartUrl} wide>
				{t('cart.open')}
			</ButtonLink>
		</>
	);
	return (
		<Dialog open={open} onClose={onClose} title={t('cart.title')} shape="drawer" footer={footer}>
			{isFilled && <CartLines cart={cart} setQuantity={setQuantity} remove={remove} />}
			{cart && !isFilled && <CartEmpty level={3} dense />}
			{!cart && status === 'error' && <CartError level={3} dense onRetry={reload} />}
			{!cart && status !== 'error' && <CartSkeleton />}
		</Dialog>
	);
}
