import type { AlertKind } from '@titraj/contract/product-alerts.ts';
import { type FormEvent, useRef, useState } from 'react';
import { type FormOutcome, sendForm } from '#components/forms/send-form.ts';
import { Button } from '#components/ui/Button.tsx';
import { Field } from '#components/ui/Field.tsx';
import { Icon } from '#components/ui/Icon.tsx';
import { TextInput } from '#components/ui/TextInput.tsx';
import { ALERT_FORM_PATH, type AlertFormOutcome, toOutcomeId } from '#lib/catalog/alert-form.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { decimalMarkOf } from '#lib/platform/i18n/format-number.ts';
import { normalisePrice } from '#lib/platform/money/normalise-price.ts';
// The file of the fold, too: a file of its own would be one more request of each product page.
import styles from './Alerts.module.css';

interface AlertFormProps {
	readonly kind: AlertKind;
	/** Id of the product. */
	readonly id: number;
	/** Path of the product's page: a browser without scripts comes back to it. */
	readonly url: string;
}

const SENT = { stock: '/api/hapi/stock-alert', price: '/api/hapi/price-alert' } as const;

/** Form for one mail, sent only to a confirmed address: when a sold-out product is back (0072), or when a product is cheaper (0153). Works without scripts. */
export default function AlertForm({ kind, id, url }: AlertFormProps) {
	const t = useLabels();
	// The fold of a price alert says it already.
	const title = kind === 'price' ? t('price_alert.title') : t('alert.title');
	const email = useRef<HTMLInputElement>(null);
	const limit = useRef<HTMLInputElement>(null);
	const [outcome, setOutcome] = useState<FormOutcome | { readonly kind: 'idle' | 'pending' }>({ kind: 'idle' });
	const invalid = outcome.kind === 'invalid' ? outcome.fields : [];
	const submit = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		const values = new FormData(event.currentTarget);
		const typed = String(values.get('price_limit') ?? '').trim();
		const minor = typed === '' ? undefined : normalisePrice(typed, decimalMarkOf(t.locale));
		if (minor === null || (minor !== undefined && minor <= 0)) {
			setOutcome({ kind: 'invalid', fields: ['price_limit'] });
			limit.current?.focus();
			return;
		}
		setOutcome({ kind: 'pending' });
		const body = { product_id: id, email: values.get('email'), website: values.get('website'), ...(minor !== undefined && { price_limit: minor / 100 }) };
		const next = await sendForm(SENT[kind], body);
		setOutcome(next);
		if (next.kind === 'invalid') (next.fields.includes('email') ? email : limit).current?.focus();
	};
	if (outcome.kind === 'done') {
		return (
			<p className={styles['done']} role="status">
				<Icon name="check" />
				{t('alert.done')}
			</p>
		);
	}
	// A browser without scripts comes back to the note of its outcome, which is beside what has to be changed.
	const noteOf = (name: AlertFormOutcome, text: string) => (
		<p id={toOutcomeId(id, name)} className={styles['note']}>
			{text}
		</p>
	);
	return (
		<form className={styles['form']} method="post" action={`${ALERT_FORM_PATH}ask/`} ref={leaveChecks} onSubmit={submit} aria-label={title}>
			{kind === 'stock' && (
				<p>
					<strong>{title}</strong>
				</p>
			)}
			{noteOf('done', t('alert.done'))}
			{noteOf('available', t('alert.available'))}
			{noteOf('failed', t('alert.failed'))}
			{kind === 'price' && (
				<Field
					label={t('price_alert.limit')}
					note={t('account.optional')}
					hint={t('price_alert.limit_hint')}
					error={invalid.includes('price_limit') ? t('price_alert.error_limit') : undefined}
				>
					{(control) => <TextInput {...control} ref={limit} name="price_limit" inputMode="decimal" autoComplete="off" maxLength={20} />}
				</Field>
			)}
			{kind === 'price' && noteOf('limit', t('price_alert.error_limit'))}
			<Field
				label={t('newsletter.email')}
				hint={kind === 'price' ? t('price_alert.hint') : t('alert.hint')}
				error={invalid.includes('email') ? t('newsletter.error_email') : undefined}
			>
				{(control) => <TextInput {...control} ref={email} name="email" type="email" autoComplete="email" required maxLength={254} />}
			</Field>
			{noteOf('email', t('newsletter.error_email'))}
			<input className="visually-hidden" type="text" name="website" tabIndex={-1} autoComplete="off" aria-hidden="true" />
			<input type="hidden" name="kind" value={kind} />
			<input type="hidden" name="product_id" value={id} />
			<input type="hidden" name="page" value={url} />
			<p className={styles['failure']} role="alert">
				{outcome.kind === 'failed' && t(toFailure(outcome.reason))}
			</p>
			<Button type="submit" busy={outcome.kind === 'pending'}>
				{t('alert.submit')}
			</Button>
		</form>
	);
}

/** Until the form is hydrated the browser checks the address itself, and keeps what was typed; then the messages of the page take over. */
function leaveChecks(form: HTMLFormElement | null): void {
	if (form) form.noValidate = true;
}

function toFailure(reason: string | null) {
	if (reason === 'error_stock_alert_available') return 'alert.available';
	return reason === 'error_too_many' ? 'newsletter.error_too_many' : 'alert.failed';
}
