import { COUNTRIES } from '@titraj/contract/formats/postcode.ts';
import { WORLD_COUNTRIES } from '@titraj/contract/formats/world-countries.ts';
import type { CustomerField } from '@titraj/contract/profile.ts';
import { type FocusEvent, lazy, Suspense, useMemo } from 'react';
import { toFieldId } from '#components/account/ErrorSummary.tsx';
import { TextField } from '#components/account/TextField.tsx';
import { Field } from '#components/ui/Field.tsx';
import { Select } from '#components/ui/Select.tsx';
import { BILLING } from '#lib/checkout/customer-form.ts';
import type { Form } from '#lib/platform/client/use-form.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { backendLabel } from '#lib/platform/i18n/label-key.ts';
import { EmailQuestion } from './EmailQuestion.tsx';

/** Loaded beside the form. If its code cannot be loaded, shoppers type the town. */
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
	const everyCountry = useMemo(() => (section === 'billing' ? toAllOptions(t.locale) : null), [section, t.locale]);
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
							options={everyCountry ?? toOptions(countries ?? COUNTRIES, t.locale)}
						/>
					)}
				</Field>
			);
		const field = (onBlur?: (event: FocusEvent<HTMLInputElement>) => void) => (
			<TextField
				key={name}
				form={form}
				{...shared}
				fieldId={toFieldId(name)}
				onBlur={onBlur}
				label={label}
				type={type === 'email' || type === 'tel' ? type : 'text'}
				required={required}
				defaultValue={defaults[name] ?? ''}
				{...(max_length !== null && { maxLength: max_length })}
			/>
		);
		if (type === 'email') return <EmailQuestion key={name}>{field}</EmailQuestion>;
		if (autocomplete !== 'address-level2' || !t.offers('towns')) return field();
		return (
			<div key={name}>
				{field()}
				<Suspense>
					<TownChoice prefix={name.startsWith(BILLING) ? BILLING : ''} />
				</Suspense>
			</div>
		);
	});
}

/** Every country, because a bill can go anywhere: those of the shop's markets first, then the others by name. */
function toAllOptions(locale: string) {
	const { compare } = new Intl.Collator(locale);
	const others = WORLD_COUNTRIES.filter((code) => !COUNTRIES.includes(code));
	return [...toOptions(COUNTRIES, locale), ...toOptions(others, locale).sort((a, b) => compare(a.title, b.title))];
}

function toOptions(countries: readonly string[], locale: string) {
	// One for all: creating it takes long on phones.
	const names = new Intl.DisplayNames([locale], { type: 'region' });
	return countries.map((code) => ({ value: code, title: names.of(code) ?? code }));
}
