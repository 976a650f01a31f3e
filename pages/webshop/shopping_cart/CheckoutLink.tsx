import { type MouseEvent, useState } from 'react';
import { ButtonLink } from '#components/ui/Button.tsx';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { useShownAgain } from '#lib/platform/client/use-shown-again.ts';

interface CheckoutLinkProps {
	/** First step of the checkout. */
	readonly url: string;
	readonly reviewUrl: string | undefined;
}

/** Link to the checkout. A signed-in customer with a known address and payment method goes directly to the review (0074). */
export function CheckoutLink({ url, reviewUrl }: CheckoutLinkProps) {
	const t = useLabels();
	const [busy, setBusy] = useState(false);
	useShownAgain(() => setBusy(false));
	const press = (event: MouseEvent) => {
		if (!reviewUrl || event.ctrlKey || event.metaKey || event.shiftKey) return;
		event.preventDefault();
		event.stopPropagation();
		if (busy) return;
		setBusy(true);
		void import('#lib/checkout/client/prepare-order.ts')
			.then(({ prepareOrder }) => prepareOrder())
			.then(
				(isReady) => location.assign(isReady ? reviewUrl : url),
				() => location.assign(url),
			);
	};
	return (
		<ButtonLink href={url} size="large" wide aria-busy={busy || undefined} onClickCapture={press}>
			{t('cart.checkout')}
		</ButtonLink>
	);
}
