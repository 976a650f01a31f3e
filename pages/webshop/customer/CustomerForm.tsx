import type { CartCustomer } from '@titraj/contract/checkout.ts';
import type { CustomerField } from '@titraj/contract/profile.ts';
import { lazy, useContext, useRef, useState } from 'react';
import { AccountForm } from '#components/account/AccountForm.tsx';
import { ErrorSummary } from '#components/account/ErrorSummary.tsx';
import type { DeliverySaver } from '#components/checkout/delivery/DeliveryPart.tsx';
import { PlacingContext } from '#components/checkout/placing.ts';
import { Checkbox } from '#components/ui/Checkbox.tsx';
import { Link } from '#components/ui/Link.tsx';
import type { ParcelChoice } from '#lib/cart/cart.ts';
import type { CheckoutProps } from '#lib/checkout/checkout-screens.ts';
import { saveCustomer } from '#lib/checkout/client/save-customer.ts';
import { readStoredValues, storeValues } from '#lib/checkout/client/stored-values.ts';
import {
	BILL_ELSEWHERE,
	BILLING,
	FOR_COMPANY,
	isFieldOf,
	isPlaceField,
	toBillingFields,
	toCustomerBody,
	toCustomerRules,
	toPlaceValues,
	WITHOUT_PLACE,
} from '#lib/checkout/customer-form.ts';
import { loadWithRetry } from '#lib/platform/client/load-with-retry.ts';
import { type FormErrors, useForm } from '#lib/platform/client/use-form.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import type { Result } from '#lib/platform/http/result.ts';
import { backendLabel, type Label } from '#lib/platform/i18n/label-key.ts';
import type { Translator } from '#lib/platform/i18n/translator.ts';
import { CustomerBoxes } from './CustomerBoxes.tsx';
import { CustomerFields } from './CustomerFields.tsx';
import styles from './CustomerForm.module.css';
import { toDefaults } from './to-defaults.ts';

/** Loads its own data. */
const DeliveryPart = lazy(() => loadWithRetry(() => import('#components/checkout/delivery/DeliveryPart.tsx')));

interface CustomerFormProps extends Pick<CheckoutProps, 'steps' | 'urls' | 'hasLockers'> {
	readonly type: CartCustomer['type'];
	readonly fields: readonly CustomerField[];
	readonly known: CartCustomer;
	readonly parcels: readonly ParcelChoice[];
	/** Makes the visitor known as a guest, if that is still to be done. False if it failed. */
	readonly identify: () => Promise<boolean>;
	readonly onDone: () => void;
}

const FORM = 'customer';

/**
 * The customer form with the backend's fields, and delivery where it has no screen of its own (D61). What is collected in a store or from a parcel locker needs no place,
 * unless the invoice is for a company (0178). Input is stored for this tab (D18, D28). It suspends until the code of the delivery is loaded.
 */
export function CustomerForm({ type, fields, known, parcels, hasLockers, steps, urls, identify, onDone }: CustomerFormProps) {
	const t = useLabels();
	const { placing, onEdit } = useContext(PlacingContext);
	const [defaults] = useState(() => toFirstValues(known));
	const [forCompany, setForCompany] = useState(defaults[FOR_COMPANY] !== undefined);
	const [billElsewhere, setBillElsewhere] = useState(defaults[BILL_ELSEWHERE] !== undefined);
	const [countries, setCountries] = useState(() => toCountries(defaults, fields));
	const asksDelivery = steps.some(({ asks }) => asks?.includes('shipping'));
	const [isCollected, setIsCollected] = useState(asksDelivery && parcels.length > 0 && parcels.every(({ location, locker }) => location || locker));
	const needsPlace = !isCollected || (forCompany && !billElsewhere);
	const delivery = useRef<DeliverySaver>(null);
	const [{ promise: loaded, resolve: onLoaded }] = useState(() => Promise.withResolvers<void>());
	const form = useForm({
		toLabel: (name) => toKnownLabel(name, t),
		rules: (values) => toCustomerRules(values, fields),
		send: async (values) => {
			if (asksDelivery) await loaded;
			const verify = asksDelivery ? ((await delivery.current?.save()) ?? 'checkout.failed') : null;
			if (typeof verify === 'string') return refuse(verify);
			if (!(await identify())) return refuse('checkout.failed');
			const answer = await saveCustomer({ type, ...toCustomerBody(values, fields, known.delivery) }, steps);
			const problem = answer.ok && verify ? await verify() : null;
			return problem === null ? answer : refuse(problem);
		},
		onDone,
	});
	const part = (rows: readonly CustomerField[], section: 'shipping' | 'billing', company: boolean, hidden = company && !forCompany) => (
		<fieldset className={styles['part']} role="presentation" {...fold(hidden)}>
			<CustomerFields
				form={form}
				section={section}
				defaults={defaults}
				fields={rows.filter((field) => field.company === company && isFieldOf(field, countries))}
			/>
		</fieldset>
	);
	return (
		<div
			className={styles['form']}
			onInput={({ currentTarget }) => {
				keepForm(currentTarget);
				onEdit();
			}}
			onChange={({ currentTarget, target }) => {
				keepForm(currentTarget);
				if (target instanceof HTMLSelectElement) setCountries({ ...countries, [target.name]: target.value });
			}}
		>
			<AccountForm form={form} submit={t('checkout.continue')} pending={t('checkout.saving')} isFollowed={placing}>
				<ErrorSummary errors={needsPlace ? form.errors : withoutPlace(form.errors)} nameOf={(field) => toFieldName(field, t)} />
				{part(
					fields.filter((field) => !isPlaceField(field)),
					'shipping',
					false,
				)}
				{asksDelivery && <DeliveryPart known={parcels} hasLockers={hasLockers} saver={delivery} onLoaded={onLoaded} onCollected={setIsCollected} />}
				<Checkbox name={FOR_COMPANY} checked={forCompany} onChange={({ target }) => setForCompany(target.checked)}>
					{t('checkout.customer.for_company')}
				</Checkbox>
				{part(fields, 'shipping', true)}
				{part(fields.filter(isPlaceField), 'shipping', false, !needsPlace)}
				{!needsPlace && <input type="hidden" name={WITHOUT_PLACE} value="on" />}
				<Checkbox name={BILL_ELSEWHERE} checked={billElsewhere} onChange={({ target }) => setBillElsewhere(target.checked)}>
					{t('checkout.customer.bill_elsewhere')}
				</Checkbox>
				<fieldset className={styles['billing']} {...fold(!billElsewhere)}>
					<legend className={styles['legend']}>{t('checkout.customer.billing')}</legend>
					{part(toBillingFields(fields), 'billing', false)}
					{part(toBillingFields(fields), 'billing', true)}
				</fieldset>
				<CustomerBoxes form={form} fields={fields} defaults={defaults} />
				{urls.privacy && (
					<p>
						{t('checkout.customer.privacy')} <Link href={urls.privacy}>{t('checkout.customer.privacy_link')}</Link>
					</p>
				)}
			</AccountForm>
		</div>
	);
}

/** The text of what the backend refuses about the customer; for one that the shop has no text for, a general one. */
function toKnownLabel(name: string, t: Translator): Label {
	const label = backendLabel('error_country_', name);
	return t(label) === label ? 'error_form_invalid' : label;
}

/** Input of this tab, or else what the cart has. A place that the form did not ask for was not stored. */
function toFirstValues(known: CartCustomer): Readonly<Record<string, string>> {
	const stored = readStoredValues(FORM);
	return stored ? { ...toPlaceValues(toDefaults(known)), ...stored } : toDefaults(known);
}

/** A refusal by the form itself. */
const refuse = (label: Label): Result<CartCustomer> => ({ ok: false, error: { kind: 'rejected', message: label, statusCode: 0, retryable: false, label } });

/** Countries of the two addresses: as entered before, else the first available one. */
function toCountries(values: Readonly<Record<string, string>>, fields: readonly CustomerField[]): Readonly<Record<string, string>> {
	const offered = fields.find(({ type }) => type === 'country')?.countries?.[0];
	return { country: values['country'] ?? offered ?? 'HR', [`${BILLING}country`]: values[`${BILLING}country`] ?? 'HR' };
}

/** Label of a field; billing fields are marked as such. */
function toFieldName(field: string, t: Translator): string {
	const name = t(backendLabel('field.', `field.${field.replace(BILLING, '')}`));
	return field.startsWith(BILLING) ? `${t('checkout.customer.billing')}, ${name}` : name;
}

/** Errors of fields that are still asked for. */
const withoutPlace = (errors: FormErrors): FormErrors => Object.fromEntries(Object.entries(errors).filter(([name]) => !isPlaceField({ name })));

/** A hidden part keeps its input, but is neither validated nor sent. */
const fold = (hidden: boolean) => ({ hidden, disabled: hidden });

function keepForm(root: HTMLElement): void {
	const form = root.querySelector('form');
	if (form) storeValues(FORM, form);
}
