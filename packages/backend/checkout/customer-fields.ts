import { fieldsOf } from '../accounts/profile/customer-fields.ts';
import { DELIVERY_COUNTRIES } from '../cart/shipping/shipping-rules.ts';
import type { Handler } from '../platform/http/handler.ts';

/** The fields of a form; one that asks where goods go offers the countries that they go to, and no other. */
export const customerFields: Handler<'_get_hapi_auth_customer_fields'> = async ({ type }) => {
	const isDelivery = type?.startsWith('webshop.');
	const items = fieldsOf(type).map((field) => (isDelivery && field.type === 'country' ? { ...field, countries: [...DELIVERY_COUNTRIES] } : field));
	return { success: true, data: { items } };
};
