import { WORLD_COUNTRIES } from '@titraj/contract/formats/world-countries.ts';
import { type ReactNode, useState } from 'react';
import type { PhoneOrderBody } from '../../api/phone-orders.ts';
import { getLanguage, t } from '../../texts/text.ts';
import { CheckBox, Field, Select } from '../../ui/Field.tsx';
import { textOf } from '../../ui/typed.ts';
import { type Refused, toReason } from './Goods.tsx';

/** Of the customer and of a billing address: name, most characters, whether it must be there. */
export const PERSON_FIELDS = [
	['first_name', 100, true],
	['last_name', 100, true],
	['company', 100, false],
	['oib', 20, false],
	['street', 100, true],
	['city', 100, true],
] as const;

/** Names of the fields in the form. */
const PREFIX = 'billing_';
const SWITCH = `${PREFIX}other`;

/** Another address for the invoice, with its own name, company and OIB, if the customer names one. It may be in any country. */
export function BillingFields({ refused }: { readonly refused: Refused }): ReactNode {
	const [isOther, setIsOther] = useState(false);
	const [country, setCountry] = useState('HR');
	const errorOf = (name: string) => toReason(refused, `customer.billing.${name}`);
	return (
		<>
			<CheckBox label={t('phone.other-billing')} name={SWITCH} checked={isOther} onChange={({ target }) => setIsOther(target.checked)} />
			{isOther && (
				<fieldset className="form">
					<legend>{t('phone.billing')}</legend>
					{PERSON_FIELDS.map(([name, maxLength, required]) => (
						<Field key={name} label={t(`address.${name}`)} name={PREFIX + name} maxLength={maxLength} required={required} error={errorOf(name)} />
					))}
					<Field label={t('address.postcode')} name={`${PREFIX}postcode`} maxLength={16} required error={errorOf('postcode')} />
					<Select label={t('phone.billing-country')} name={`${PREFIX}country`} value={country} options={toOptions()} onChange={setCountry} />
				</fieldset>
			)}
		</>
	);
}

function toOptions() {
	const names = new Intl.DisplayNames([getLanguage()], { type: 'region' });
	return WORLD_COUNTRIES.map((code) => [code, names.of(code) ?? code] as const).toSorted(([, one], [, other]) => one.localeCompare(other, getLanguage()));
}

/** The billing address that was typed; null if it is that of the delivery. */
export function toBilling(typed: FormData): NonNullable<PhoneOrderBody['customer']['billing']> | null {
	if (!typed.has(SWITCH)) return null;
	const text = (name: string) => textOf(typed, PREFIX + name) ?? '';
	return {
		...{ first_name: text('first_name'), last_name: text('last_name'), company: textOf(typed, `${PREFIX}company`), oib: textOf(typed, `${PREFIX}oib`) },
		...{ street: text('street'), postcode: text('postcode'), city: text('city'), country: text('country') },
	};
}
