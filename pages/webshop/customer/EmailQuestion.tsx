import { type FocusEvent, type ReactNode, useRef, useState } from 'react';
import { Button } from '#components/ui/Button.tsx';
import { useLabels } from '#lib/platform/client/use-labels.ts';

/** Wraps an e-mail field: suggests a correction if the domain looks mistyped, and applies it on click. */
export function EmailQuestion({ children }: { readonly children: (onBlur: (event: FocusEvent<HTMLInputElement>) => void) => ReactNode }) {
	const t = useLabels();
	const box = useRef<HTMLDivElement>(null);
	const [meant, setMeant] = useState<string | null>(null);
	const take = (email: string) => {
		const field = box.current?.querySelector('input');
		if (!field) return;
		field.value = email;
		field.dispatchEvent(new Event('input', { bubbles: true }));
		setMeant(null);
		field.focus();
	};
	const check = async (email: string) => {
		const { suggestEmail } = await import('#lib/checkout/suggest-email.ts');
		setMeant(suggestEmail(email));
	};
	return (
		<div ref={box}>
			{children(({ target }) => void check(target.value).catch(() => undefined))}
			<div role="status">
				{meant && (
					<Button variant="quiet" onClick={() => take(meant)}>
						{t('checkout.customer.meant', { email: meant })}
					</Button>
				)}
			</div>
		</div>
	);
}
