import { Button } from '#components/ui/Button.tsx';
import { EmptyState } from '#components/ui/EmptyState.tsx';
import { useLabels } from '#lib/platform/client/use-labels.ts';

interface CartErrorProps {
	readonly level: 1 | 3;
	/** Shown in the drawer. */
	readonly dense?: boolean;
	readonly onRetry: () => unknown;
}

/** Error while loading the cart; no data is lost. */
export function CartError({ level, dense, onRetry }: CartErrorProps) {
	const t = useLabels();
	return (
		<EmptyState trace="fading" title={t('cart.error_title')} level={level} text={t('cart.error_text')} {...(dense && { dense })}>
			<Button onClick={onRetry}>{t('action.retry')}</Button>
		</EmptyState>
	);
}
