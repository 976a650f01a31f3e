import { COUNTRIES } from '@titraj/contract/formats/address-countries.ts';
import type { ShippingMethod } from '@titraj/contract/shipping.ts';
import { type FormEvent, useState } from 'react';
import { Button } from '#components/ui/Button.tsx';
import { Field } from '#components/ui/Field.tsx';
import { Select } from '#components/ui/Select.tsx';
import { TextInput } from '#components/ui/TextInput.tsx';
import { keepPostcode } from '#lib/catalog/client/known-postcode.ts';
import { useCartData } from '#lib/checkout/client/use-cart-data.ts';
import { fetchApi } from '#lib/platform/client/fetch-api.ts';
import { pageCurrency } from '#lib/platform/client/page-currency.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { countryName } from '#lib/platform/i18n/country-name.ts';
import { errorLabel } from '#lib/platform/i18n/error-label.ts';
import { formatMoney } from '#lib/platform/i18n/formats.ts';
import type { Label } from '#lib/platform/i18n/label-key.ts';
import { toMoney } from '#lib/platform/money/to-money.ts';
import styles from './ShippingEstimate.module.css';

interface Estimate {
	readonly items: readonly ShippingMethod[];
	readonly missing_for_free: number | string | null;
}

/** Estimates the delivery charges by country and postcode. */
export default function ShippingEstimate() {
	const t = useLabels();
	const [estimate, setEstimate] = useState<Estimate>();
	const [problem, setProblem] = useState<Label>();
	const submit = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		const data = new FormData(event.currentTarget);
		const query = new URLSearchParams({ country: String(data.get('country') ?? ''), postcode: String(data.get('postcode') ?? '').trim() });
		const answer = await fetchApi(`/api/hapi/webshop/shipping-estimate?${query}`);
		if (answer.ok) keepPostcode(query.get('postcode') ?? '', query.get('country') ?? '');
		setEstimate(answer.ok ? answer.data : undefined);
		setProblem(answer.ok ? undefined : errorLabel('error_', answer.error, 'checkout.failed'));
	};
	const toText = (amount: number | string | null) => {
		const money = toMoney(amount, pageCurrency());
		return money && (money.minor === 0 ? t('checkout.free') : formatMoney(money, t.locale));
	};
	const fields = useCartData('/api/hapi/auth/customer-fields?type=webshop.guest');
	const countries = fields.data?.items.find(({ type }) => type === 'country')?.countries ?? COUNTRIES;
	return (
		<div>
			<form className={styles['form']} method="get" noValidate onSubmit={(event) => void submit(event)}>
				<Field label={t('field.country')}>
					{(control) => <Select {...control} name="country" options={countries.map((value) => ({ value, title: countryName(value, t.locale) }))} />}
				</Field>
				<Field label={t('field.postcode')} error={problem && t(problem)}>
					{(control) => <TextInput {...control} name="postcode" maxLength={16} autoComplete="postal-code" inputMode="numeric" />}
				</Field>
				<Button type="submit" variant="secondary">
					{t('cart.estimate_submit')}
				</Button>
			</form>
			<div role="status">
				<ul>
					{estimate?.items
						.filter(({ is_available }) => is_available)
						.map(({ code, title, amount }) => (
							<li key={code} className={styles['method']}>
								<span>{title}</span>
								<b>{toText(amount)}</b>
							</li>
						))}
				</ul>
				{estimate?.missing_for_free && <p>{t('cart.estimate_missing', { amount: toText(estimate.missing_for_free) ?? '' })}</p>}
			</div>
		</div>
	);
}
