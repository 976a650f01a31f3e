import { type MouseEvent, useEffect, useState } from 'react';
import { ButtonLink } from '#components/ui/Button.tsx';
import { useLabels } from '#lib/platform/client/use-labels.ts';

interface CheckoutLinkProps {
	/** The first step that asks. */
	readonly url: string;
	readonly reviewUrl: string | undefined;
}

/** Leads into the checkout: a known customer whose address and way to pay are known comes to the review at once (0074). */
export function CheckoutLink({ url, reviewUrl }: CheckoutLinkProps) {
	const t = useLabels();
	const [busy, setBusy] = useState(false);
	// A page that Back brings out of the browser's memory is as it was left: the button works again.
	useEffect(() => {
		const wake = ({ persisted }: PageTransitionEvent) => persisted && setBusy(false);
		addEventListener('pageshow', wake);
		return () => removeEventListener('pageshow', wake);
	}, []);
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
