import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '#components/ui/Button.tsx';
import { suggestEmail } from '#lib/checkout/suggest-email.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';

interface EmailQuestionProps {
	/** Name of the field. */
	readonly name: string;
}

/** When an e-mail is entered whose domain looks mistyped, suggests a correction, and applies it on click. Belongs below the field. */
export default function EmailQuestion({ name }: EmailQuestionProps): ReactNode {
	const t = useLabels();
	const box = useRef<HTMLDivElement>(null);
	const [meant, setMeant] = useState<string | null>(null);
	const findField = () => box.current?.closest('form')?.querySelector<HTMLInputElement>(`[name="${name}"]`);
	useEffect(() => {
		const field = findField();
		if (!field) return;
		const stop = new AbortController();
		const check = () => setMeant(suggestEmail(field.value));
		field.addEventListener('blur', check, { signal: stop.signal });
		// Entered before this code was loaded.
		if (field.value !== field.defaultValue && field !== document.activeElement) check();
		return () => stop.abort();
	}, [name]);
	const take = (email: string) => {
		const field = findField();
		if (!field) return;
		field.value = email;
		field.dispatchEvent(new Event('input', { bubbles: true }));
		setMeant(null);
		field.focus();
	};
	return (
		<div ref={box} role="status">
			{meant && (
				<Button variant="quiet" onClick={() => take(meant)}>
					{t('checkout.customer.meant', { email: meant })}
				</Button>
			)}
		</div>
	);
}
