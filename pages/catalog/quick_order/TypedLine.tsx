import { type ClipboardEvent, type FormEvent, useRef, useState } from 'react';
import { Button } from '#components/ui/Button.tsx';
import { Field } from '#components/ui/Field.tsx';
import { TextInput } from '#components/ui/TextInput.tsx';
import { type OrderLine, parseOrderText, parsePieces } from '#lib/cart/order-lines.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import styles from './OrderEntry.module.css';

/** Enters one line with the keyboard: code, Tab, quantity, Enter. Several pasted lines are accepted, too. */
export function TypedLine({ onLines }: { readonly onLines: (lines: readonly OrderLine[]) => void }) {
	const t = useLabels();
	const form = useRef<HTMLFormElement>(null);
	const [error, setError] = useState<{ readonly code?: string; readonly quantity?: string }>({});
	const submit = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		const fields = new FormData(event.currentTarget);
		const code = String(fields.get('code')).trim();
		const quantity = parsePieces(String(fields.get('quantity')));
		const isCode = /[\p{L}\p{N}]/u.test(code);
		setError({ ...(!isCode && { code: t('quick_order.code_error') }), ...(quantity === null && { quantity: t('quick_order.error_quantity') }) });
		if (isCode && quantity !== null) {
			onLines([{ code, quantity }]);
			form.current?.reset();
		}
		form.current?.querySelector<HTMLInputElement>(isCode && quantity === null ? '[name="quantity"]' : '[name="code"]')?.focus();
	};
	const paste = (event: ClipboardEvent) => {
		const text = event.clipboardData.getData('text/plain').trim();
		if (!/[\t\n\r]/.test(text)) return;
		event.preventDefault();
		onLines(parseOrderText(text));
	};
	return (
		<form ref={form} className={styles['typed']} method="dialog" noValidate onSubmit={submit}>
			<Field label={t('quick_order.code')} error={error.code}>
				{(control) => <TextInput {...control} name="code" maxLength={60} autoComplete="off" autoCapitalize="characters" spellCheck={false} onPaste={paste} />}
			</Field>
			<Field label={t('quick_order.quantity')} error={error.quantity}>
				{(control) => <TextInput {...control} name="quantity" inputMode="numeric" maxLength={8} autoComplete="off" defaultValue="1" />}
			</Field>
			<Button className={styles['add']} type="submit" icon="plus">
				{t('quick_order.add_line')}
			</Button>
		</form>
	);
}
