import type { OrderAddress } from '@titraj/contract/orders.ts';
import type { CustomerField } from '@titraj/contract/profile.ts';
import type { FormRules } from '#lib/platform/forms/check-form.ts';
import type { RequestOf } from '#lib/platform/http/client.ts';

type Values = Readonly<Record<string, string>>;
type Rule = FormRules[string];

/** Name prefix of the billing address fields. */
export const BILLING = 'billing.';
/** Checkboxes that show a part of the form. */
export const FOR_COMPANY = 'for_company';
export const BILL_ELSEWHERE = 'bill_elsewhere';
/** Hidden field: the form does not ask for the place, because the goods are picked up and the invoice needs none. */
export const WITHOUT_PLACE = 'without_place';

/** The fields that say where an address is. */
const PLACE = ['street', 'postcode', 'city', 'country'] as const;
type Place = Pick<OrderAddress, (typeof PLACE)[number]>;

export const isPlaceField = ({ name }: Pick<CustomerField, 'name'>): boolean => PLACE.some((part) => part === name);

/** The place alone of default values. */
export const toPlaceValues = (values: Values): Values =>
	Object.fromEntries(PLACE.flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]]])));

/** Fields of the billing address: those of the delivery address without phone, e-mail and checkboxes. */
export function toBillingFields(fields: readonly CustomerField[]): readonly CustomerField[] {
	return (
		fields
			.filter(({ name, type }) => name !== 'phone' && type !== 'email' && type !== 'checkbox')
			// Billing addresses are not limited to the countries that the shop delivers to.
			.map(({ countries: _, ...field }) => ({ ...field, name: BILLING + field.name }))
	);
}

/** Whether a field applies in the country of its address: only Croatian companies have an OIB (R1 invoice, D28). */
export function isFieldOf({ name, format }: CustomerField, values: Values): boolean {
	const country = values[name.startsWith(BILLING) ? `${BILLING}country` : 'country'] ?? 'HR';
	return format !== 'oib' || country === 'HR';
}

/** Validation rules by field, in the order of the form; hidden fields have none (D18, D28). */
export function toCustomerRules(values: Values, fields: readonly CustomerField[]): FormRules {
	const isAsked = (field: CustomerField) =>
		(!field.company || values[FOR_COMPANY] !== undefined) && isFieldOf(field, values) && !(values[WITHOUT_PLACE] !== undefined && isPlaceField(field));
	const billing = values[BILL_ELSEWHERE] === undefined ? [] : toBillingFields(fields);
	return Object.fromEntries(
		[...fields, ...billing].filter(isAsked).flatMap((field) => {
			const rule = toRule(field);
			return rule === null ? [] : [[field.name, rule]];
		}),
	);
}

function toRule({ name, type, required, format }: CustomerField): Rule | null {
	if (type === 'checkbox') return required ? 'agreed' : null;
	switch (format) {
		case 'email':
			return 'email';
		case 'phone':
			return required ? 'requiredPhone' : 'phone';
		case 'oib':
			return required ? 'requiredOib' : 'oib';
		case 'postcode':
			return name.startsWith(BILLING) ? 'billingPostcode' : 'postcode';
		case 'password':
			return 'newPassword';
		case null:
			if (name === 'street') return 'street';
			return required ? 'required' : null;
	}
}

/**
 * Request body of the customer step: texts trimmed, empty ones as null, checkboxes as booleans, the billing address nested. Field names are
 * those of the backend's customer fields. `known`: the place that is sent if the form does not ask for it; null if none is known.
 */
export function toCustomerBody(
	values: Values,
	fields: readonly CustomerField[],
	known: Place | null = null,
): Omit<RequestOf<'_post_hapi_webshop_customer'>, 'type'> {
	const isShown = (field: CustomerField) => (!field.company || values[FOR_COMPANY] !== undefined) && isFieldOf(field, values);
	const read = (rows: readonly CustomerField[], prefix: string) =>
		Object.fromEntries(rows.map((field) => [field.name.slice(prefix.length), (isShown(field) && values[field.name]?.trim()) || null]));
	const boxes = fields.filter(({ type }) => type === 'checkbox');
	const texts = fields.filter(({ type }) => type !== 'checkbox');
	return {
		...read(texts, ''),
		...(values[WITHOUT_PLACE] !== undefined && toUnaskedPlace(fields, known)),
		...Object.fromEntries(boxes.map(({ name }) => [name, values[name] !== undefined])),
		billing: values[BILL_ELSEWHERE] === undefined ? null : read(toBillingFields(fields), BILLING),
	} as Omit<RequestOf<'_post_hapi_webshop_customer'>, 'type'>;
}

/** An address always has a country: where the shop delivers first. */
function toUnaskedPlace(fields: readonly CustomerField[], known: Place | null): Place {
	if (known?.street) return { street: known.street, postcode: known.postcode, city: known.city, country: known.country };
	return { street: '', postcode: '', city: '', country: fields.find(({ type }) => type === 'country')?.countries?.[0] ?? 'HR' };
}
