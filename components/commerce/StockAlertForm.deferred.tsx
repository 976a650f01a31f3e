import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { type FormOutcome, sendForm } from '#components/forms/send-form.ts';
import { Button } from '#components/ui/Button.tsx';
import { Field } from '#components/ui/Field.tsx';
import { Icon } from '#components/ui/Icon.tsx';
import { NeedsScript } from '#components/ui/NeedsScript.tsx';
import { TextInput } from '#components/ui/TextInput.tsx';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import styles from './SoldOut.module.css';

/** Form for a stock alert: one mail when a sold-out product is back, sent only to a confirmed address (0072). */
export default function StockAlertForm({ id }: { readonly id: number }) {
	const t = useLabels();
	const titleId = useId();
	const input = useRef<HTMLInputElement>(null);
	const [outcome, setOutcome] = useState<FormOutcome | { readonly kind: 'idle' | 'pending' }>({ kind: 'idle' });
	const [isHydrated, setHydrated] = useState(false);
	// Before hydration the browser would submit the form itself, and the input would be lost.
	useEffect(() => setHydrated(true), []);
	const submit = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		const values = new FormData(event.currentTarget);
		setOutcome({ kind: 'pending' });
		const next = await sendForm('/api/hapi/stock-alert', { product_id: id, email: values.get('email'), website: values.get('website') });
		setOutcome(next);
		if (next.kind === 'invalid') input.current?.focus();
	};
	if (outcome.kind === 'done') {
		return (
			<p className={styles['done']} role="status">
				<Icon name="check" />
				{t('alert.done')}
			</p>
		);
	}
	return (
		<div>
			<NeedsScript />
			<form className={styles['form']} method="post" noValidate onSubmit={submit} aria-labelledby={titleId}>
				<p className={styles['title']} id={titleId}>
					{t('alert.title')}
				</p>
				<Field label={t('newsletter.email')} hint={t('alert.hint')} error={outcome.kind === 'invalid' ? t('newsletter.error_email') : undefined}>
					{(control) => <TextInput {...control} ref={input} name="email" type="email" autoComplete="email" required maxLength={254} />}
				</Field>
				<input className={`visually-hidden ${styles['honeypot']}`} type="text" name="website" tabIndex={-1} autoComplete="off" aria-hidden="true" />
				<p className={styles['failure']} role="alert">
					{outcome.kind === 'failed' && t(toFailure(outcome.reason))}
				</p>
				<Button type="submit" disabled={!isHydrated} busy={outcome.kind === 'pending'}>
					{t('alert.submit')}
				</Button>
			</form>
		</div>
	);
}

function toFailure(reason: string | null) {
	if (reason === 'error_stock_alert_available') return 'alert.available';
	return reason === 'error_too_many' ? 'newsletter.error_too_many' : 'alert.failed';
}
