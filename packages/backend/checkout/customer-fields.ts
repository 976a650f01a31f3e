import { fieldsOf } from '../accounts/index.ts';
import type { Handler } from '../platform/http/handler.ts';
import { readShippingPlan } from '../shipping/index.ts';

/** Fields of a customer form. Checkout forms offer the countries that the market delivers to, or all of them if there are none yet. */
export const customerFields: Handler<'_get_hapi_auth_customer_fields'> = async ({ type }, call) => {
	const items = [...fieldsOf(type)];
	if (!type?.startsWith('webshop.')) return { success: true, data: { items } };
	const { countries } = await readShippingPlan(call.db, call);
	if (countries.length === 0) return { success: true, data: { items } };
	return { success: true, data: { items: items.map((field) => (field.type === 'country' ? { ...field, countries: [...countries] } : field)) } };
};
