import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { type PhoneOrderBody, type PhoneQuote, placePhoneOrder } from '../../api/phone-orders.ts';
import type { Failure } from '../../api/result.ts';
import { formatMoney } from '../../texts/format.ts';
import { getLanguage, t, tOf } from '../../texts/text.ts';
import { FailureNotice } from '../../ui/FailureNotice.tsx';
import { CheckBox, Field, Select, TextArea } from '../../ui/Field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { textOf } from '../../ui/typed.ts';
import { BillingFields, PERSON_FIELDS, toBilling } from './BillingFields.tsx';
import { type GoodsLine, toReason } from './Goods.tsx';

/** What the costs of an order depend on, besides its goods. */
export interface Choice {
	/** Of an account, whose groups may have prices of their own. */
	readonly email: string;
	readonly country: string;
	readonly postcode: string;
	readonly shipping: string;
	/** Ids; 0 for none. */
	readonly store: number;
	readonly locker: number;
	readonly lockerWords: string;
	readonly payment: string;
}

export const NO_CHOICE: Choice = { email: '', country: 'HR', postcode: '', shipping: '', store: 0, locker: 0, lockerWords: '', payment: '' };

interface Props {
	readonly lines: readonly GoodsLine[];
	readonly choice: Choice;
	readonly quote: PhoneQuote | null;
	/** Whether the sums are being counted again. */
	readonly isCounting: boolean;
	readonly onChange: (choice: Choice) => void;
	readonly onPlaced: (number: string) => void;
}

/** Customer, delivery, payment and note of an order, and the button that places it with the total that is shown. */
export function DictatedForm({ lines, choice, quote, isCounting, onChange, onPlaced }: Props): ReactNode {
	const [failure, setFailure] = useState<Failure | null>(null);
	const [isSending, setIsSending] = useState(false);
	const sent = useRef({ order: '', key: '' });
	const refused = failure?.fields ?? [];
	const set = (changes: Partial<Choice>) => onChange({ ...choice, ...changes });

	const submit = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		if (quote === null || isSending) return;
		const order = toOrder(new FormData(event.currentTarget), { lines, choice, quote });
		const json = JSON.stringify(order);
		// An order that is sent again after a lost answer is placed once; a changed one is another.
		if (sent.current.order !== json) sent.current = { order: json, key: crypto.randomUUID() };
		setIsSending(true);
		const result = await placePhoneOrder(order, sent.current.key);
		setIsSending(false);
		setFailure(result.ok ? null : result.failure);
		if (!result.ok) return;
		showToast(t('phone.placed', { number: result.value.number }));
		onPlaced(result.value.number);
	};

	return (
		<form className="stack" onSubmit={(event) => void submit(event)}>
			<section className="card form">
				<h2>{t('order.customer')}</h2>
				<Field
					label={t('phone.email')}
					hint={t('phone.email-hint')}
					name="email"
					type="email"
					maxLength={254}
					required
					error={toReason(refused, 'customer.email')}
					onBlur={({ target }) => set({ email: target.validity.valid ? target.value.trim() : '' })}
				/>
				<Field label={t('address.phone')} name="phone" type="tel" maxLength={40} required error={toReason(refused, 'customer.phone')} />
				{PERSON_FIELDS.map(([name, maxLength, required]) => (
					<Field key={name} label={t(`address.${name}`)} name={name} maxLength={maxLength} required={required} error={toReason(refused, `customer.${name}`)} />
				))}
				<Field
					label={t('address.postcode')}
					name="postcode"
					maxLength={16}
					required
					error={toReason(refused, 'customer.postcode')}
					onBlur={({ target }) => set({ postcode: target.value.trim() })}
				/>
				<Select
					label={t('phone.country')}
					name="country"
					value={choice.country}
					options={toCountries(quote)}
					onChange={(country) => set({ country, shipping: '', store: 0, locker: 0 })}
				/>
				<BillingFields refused={refused} />
			</section>
			<section className="card form">
				<h2>{t('phone.delivery-payment')}</h2>
				{quote === null || choice.postcode === '' ? <p>{t('phone.first')}</p> : <Choices choice={choice} quote={quote} onChange={set} />}
				<TextArea label={t('phone.note')} name="note" maxLength={1000} rows={3} />
				<CheckBox label={t('phone.terms')} name="terms" required />
			</section>
			{failure !== null && <Refusals failure={failure} />}
			<div className="actions">
				<button type="submit" disabled={isSending || isCounting || quote === null || choice.shipping === '' || choice.payment === ''}>
					{quote === null ? t('phone.place') : t('phone.place-for', { total: formatMoney(quote.totals.total, quote.currency) })}
				</button>
			</div>
		</form>
	);
}

interface ChoicesProps {
	readonly choice: Choice;
	readonly quote: PhoneQuote;
	readonly onChange: (changes: Partial<Choice>) => void;
}

function Choices({ choice, quote, onChange }: ChoicesProps): ReactNode {
	const { currency, refused } = quote;
	const method = quote.shipping.find(({ code }) => code === choice.shipping);
	const toOption = (code: string, title: string, price: string, refusal: string | null) =>
		[code, `${title} (${refusal === null ? formatMoney(price, currency) : tOf('refusal', refusal)})`] as const;
	const toPlaces = (places: PhoneQuote['stores']) => [['', t('phone.choose')], ...places.map(({ id, title }) => [String(id), title] as const)] as const;
	return (
		<>
			<Select
				label={t('phone.shipping')}
				name="shipping"
				value={choice.shipping}
				options={[['', t('phone.choose')], ...quote.shipping.map(({ code, title, price, refusal }) => toOption(code, title, price, refusal))]}
				error={method !== undefined && (method.needs_store || method.needs_locker) ? undefined : toReason(refused, 'shipping')}
				onChange={(shipping) => onChange({ shipping, store: 0, locker: 0, payment: '' })}
			/>
			{method?.needs_store && (
				<Select
					label={t('phone.store')}
					name="store"
					value={choice.store === 0 ? '' : String(choice.store)}
					options={toPlaces(quote.stores)}
					error={toReason(refused, 'shipping')}
					onChange={(store) => onChange({ store: Number(store) })}
				/>
			)}
			{method?.needs_locker && (
				<>
					<Field
						label={t('phone.locker-words')}
						maxLength={100}
						hint={t('phone.locker-hint')}
						onBlur={({ target }) => onChange({ lockerWords: target.value.trim() })}
					/>
					<Select
						label={t('phone.locker')}
						name="locker"
						value={choice.locker === 0 ? '' : String(choice.locker)}
						options={toPlaces(quote.lockers)}
						error={toReason(refused, 'shipping')}
						onChange={(locker) => onChange({ locker: Number(locker) })}
					/>
				</>
			)}
			<Select
				label={t('phone.payment')}
				name="payment"
				value={choice.payment}
				options={[['', t('phone.choose')], ...quote.payments.map(({ code, title, fee, refusal }) => toOption(code, title, fee, refusal))]}
				error={toReason(refused, 'payment')}
				onChange={(payment) => onChange({ payment })}
			/>
		</>
	);
}

/** Reasons that stand at no field of the form; failures of another kind in the words of the API. */
function Refusals({ failure }: { readonly failure: Failure }): ReactNode {
	if (failure.status !== 422 || failure.fields.length === 0) return <FailureNotice failure={failure} />;
	return (
		<div className="notice" data-tone="refused" role="alert">
			<p>{t('phone.refused')}</p>
			<ul>
				{failure.fields.map(({ field, reason }) => (
					<li key={field}>{field === 'total' ? t('phone.other-total') : tOf('refusal', reason)}</li>
				))}
			</ul>
		</div>
	);
}

const toCountries = (quote: PhoneQuote | null) => {
	const names = new Intl.DisplayNames([getLanguage()], { type: 'region' });
	const codes = quote === null || quote.countries.length === 0 ? [NO_CHOICE.country] : quote.countries;
	return codes.map((code) => [code, names.of(code) ?? code] as const);
};

interface Dictated {
	readonly lines: readonly GoodsLine[];
	readonly choice: Choice;
	readonly quote: PhoneQuote;
}

function toOrder(typed: FormData, { lines, choice, quote }: Dictated): PhoneOrderBody {
	const text = (name: string) => textOf(typed, name) ?? '';
	return {
		customer: {
			...{ email: text('email'), phone: text('phone'), first_name: text('first_name'), last_name: text('last_name'), company: textOf(typed, 'company') },
			...{ oib: textOf(typed, 'oib'), street: text('street'), postcode: text('postcode'), city: text('city'), country: choice.country },
			billing: toBilling(typed),
		},
		lines: lines.map(({ sku, quantity }) => ({ sku, quantity })),
		shipping: { code: choice.shipping, store: choice.store || null, locker: choice.locker || null },
		payment: { code: choice.payment },
		note: textOf(typed, 'note'),
		total: quote.totals.total,
		accept_terms: true,
	};
}
