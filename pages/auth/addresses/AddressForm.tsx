import { COUNTRIES } from '@titraj/contract/formats/address-countries.ts';
import type { Address } from '@titraj/contract/profile.ts';
import { AccountForm } from '#components/account/AccountForm.tsx';
import { Panel } from '#components/account/Panel.tsx';
import { TextField } from '#components/account/TextField.tsx';
import { Button } from '#components/ui/Button.tsx';
import { Checkbox } from '#components/ui/Checkbox.tsx';
import { Field } from '#components/ui/Field.tsx';
import { Select } from '#components/ui/Select.tsx';
import type { AddressBody, Addresses } from '#lib/account/client/use-addresses.ts';
import { type FormValues, useForm } from '#lib/platform/client/use-form.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { countryName } from '#lib/platform/i18n/country-name.ts';
import { toErrorLabel } from '#lib/platform/i18n/to-error-label.ts';
import styles from './AddressForm.module.css';

interface AddressFormProps {
	/** Undefined for a new address. */
	readonly address?: Address;
	readonly save: Addresses['save'];
	readonly onClose: () => void;
}

const FIELDS = {
	first_name: 'required',
	last_name: 'required',
	street: 'required',
	postcode: 'postcode',
	city: 'required',
	phone: 'phone',
	oib: 'oib',
} as const;

/** A form for a new or an existing address. */
export function AddressForm({ address, save, onClose }: AddressFormProps) {
	const t = useLabels();
	const form = useForm({ toLabel: toErrorLabel, rules: FIELDS, send: (values) => save(toBody(values, address?.id)), onDone: onClose });
	const countries = COUNTRIES.map((code) => ({ value: code, title: countryName(code, t.locale) }));
	const text = (name: 'title' | 'first_name' | 'last_name' | 'company' | 'oib' | 'street' | 'postcode' | 'city' | 'phone') => ({
		form,
		name,
		label: t(name === 'title' ? 'addresses.title' : `account.${name}`),
		defaultValue: address?.[name] ?? '',
	});
	return (
		<Panel title={t(address ? 'addresses.change' : 'addresses.add')}>
			<AccountForm form={form} submit={t('account.save')} pending={t('account.saving')}>
				<TextField {...text('title')} hint={t('addresses.title_hint')} autoComplete="off" maxLength={100} />
				<TextField {...text('first_name')} autoComplete="given-name" maxLength={100} required />
				<TextField {...text('last_name')} autoComplete="family-name" maxLength={100} required />
				<TextField {...text('company')} autoComplete="organization" maxLength={100} />
				<TextField {...text('oib')} hint={t('account.oib_hint')} autoComplete="off" inputMode="numeric" maxLength={20} />
				<TextField {...text('street')} autoComplete="address-line1" maxLength={100} required />
				<div className={styles['postcodeAndCity']}>
					<TextField {...text('postcode')} autoComplete="postal-code" maxLength={16} required />
					<TextField {...text('city')} autoComplete="address-level2" maxLength={100} required />
				</div>
				<Field label={t('account.country')}>
					{(control) => <Select {...control} name="country" autoComplete="country" defaultValue={address?.country ?? 'HR'} options={countries} />}
				</Field>
				<TextField {...text('phone')} type="tel" autoComplete="tel" maxLength={40} />
				<Checkbox name="default_delivery" defaultChecked={address?.default_delivery}>
					{t('addresses.for_delivery')}
				</Checkbox>
				<Checkbox name="default_billing" defaultChecked={address?.default_billing}>
					{t('addresses.for_billing')}
				</Checkbox>
			</AccountForm>
			<Button variant="quiet" onClick={onClose}>
				{t('account.cancel')}
			</Button>
		</Panel>
	);
}

function toBody(values: FormValues, id: number | undefined): AddressBody {
	const {
		title,
		first_name = '',
		last_name = '',
		company,
		oib,
		street = '',
		postcode = '',
		city = '',
		country = 'HR',
		phone,
		default_delivery,
		default_billing,
	} = values;
	return {
		first_name,
		last_name,
		street,
		postcode,
		city,
		country,
		...(id !== undefined && { id }),
		title: title || null,
		company: company || null,
		oib: oib || null,
		phone: phone || null,
		// Left out, the first address becomes the one for deliveries.
		...((id !== undefined || default_delivery !== undefined) && { default_delivery: default_delivery !== undefined }),
		default_billing: default_billing !== undefined,
	};
}
