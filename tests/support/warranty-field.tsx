import { defineProductField } from '@titraj/contract/shop/define-product-field.ts';
import Type from 'typebox';

/** A field as a merchant declares it: months of the seller's own warranty. */
export const WARRANTY = defineProductField({
	name: 'warranty_months',
	schema: Type.Integer({ minimum: 1, maximum: 120 }),
	about: "Months of the seller's own warranty.",
	importColumns: { hr: ['jamstvo', 'jamstvo mjeseci'], en: ['warranty', 'warranty months'] },
	attribute: { code: 'warranty_months', title: 'Jamstvo', group: 'Kupnja', unit: 'mj.' },
	feed: { attribute: 'custom_label_1', text: (months) => `warranty_${months}` },
	jsonLd: (months) => ({
		hasWarrantyPromise: { '@type': 'WarrantyPromise', durationOfWarranty: { '@type': 'QuantitativeValue', value: months, unitCode: 'MON' } },
	}),
	component: async () => ({ default: ({ value }) => <p>Jamstvo trgovca: {String(value)} mj.</p> }),
});
