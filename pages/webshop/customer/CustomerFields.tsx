import { COUNTRIES } from '@titraj/contract/formats/address-countries.ts';
import type { CustomerField } from '@titraj/contract/profile.ts';
import { lazy, Suspense, useEffect, useState } from 'react';
import { toFieldId } from '#components/account/ErrorSummary.tsx';
import { TextField } from '#components/account/TextField.tsx';
import { Field } from '#components/ui/Field.tsx';
import { Select } from '#components/ui/Select.tsx';
import { BILLING } from '#lib/checkout/customer-form.ts';
import type { Form } from '#lib/platform/client/use-form.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { backendLabel } from '#lib/platform/i18n/label-key.ts';
import { toCountryOptions } from './country-options.ts';

/** Loaded beside the form. If its code cannot be loaded, nothing is suggested. */
const EmailQuestion = lazy(() => import('./EmailQuestion.tsx').catch(() => ({ default: () => null })));
/** Likewise. If its code cannot be loaded, shoppers type the town. */
const TownChoice = lazy(() => import('./TownChoice.tsx').catch(() => ({ default: () => null })));

interface CustomerFieldsProps {
	readonly form: Form;
	readonly fields: readonly CustomerField[];
	/** Section name for autofill, which distinguishes the two addresses. */
	readonly section: 'shipping' | 'billing';
	readonly defaults: Readonly<Record<string, string>>;
}

/** Fields of the customer form, in the backend's order. */
export function CustomerFields({ form, fields, section, defaults }: CustomerFieldsProps) {
	const t = useLabels();
	const everyCountry = useEveryCountry(section === 'billing', t.locale);
	const typed = fields.filter(({ type }) => type !== 'checkbox');
	return typed.map(({ name, type, required, max_length, autocomplete, countries }) => {
		const label = t(backendLabel('field.', `field.${name.replace(BILLING, '')}`));
		const shared = { name, autoComplete: autocomplete === null ? 'off' : autocomplete === 'email' ? autocomplete : `${section} ${autocomplete}` };
		if (type === 'country')
			return (
				<Field key={name} id={toFieldId(name)} label={label}>
					{(control) => (
						<Select
							{...control}
							{...shared}
							defaultValue={defaults[name] ?? countries?.[0] ?? 'HR'}
							options={everyCountry ?? toCountryOptions([...(countries ?? COUNTRIES), ...(defaults[name] ? [defaults[name]] : [])], t.locale)}
						/>
					)}
				</Field>
			);
		const field = (
			<TextField
				key={name}
				form={form}
				{...shared}
				fieldId={toFieldId(name)}
				label={label}
				type={type === 'email' || type === 'tel' ? type : 'text'}
				required={required}
				defaultValue={defaults[name] ?? ''}
				{...(max_length !== null && { maxLength: max_length })}
			/>
		);
		const isTown = autocomplete === 'address-level2' && t.offers('towns');
		if (type !== 'email' && !isTown) return field;
		return (
			<div key={name}>
				{field}
				<Suspense>{isTown ? <TownChoice prefix={name.startsWith(BILLING) ? BILLING : ''} /> : <EmailQuestion name={name} />}</Suspense>
			</div>
		);
	});
}

/** Every country, because a bill can go anywhere; null until the list is loaded, or if it cannot be: the markets of the shop are offered then. */
function useEveryCountry(isWanted: boolean, locale: string): ReturnType<typeof toCountryOptions> | null {
	const [options, setOptions] = useState<ReturnType<typeof toCountryOptions> | null>(null);
	useEffect(() => {
		if (isWanted)
			void import('./every-country.ts').then(
				({ toEveryCountry }) => setOptions(toEveryCountry(locale)),
				() => undefined,
			);
	}, [isWanted, locale]);
	return options;
}
