import { defineProductField } from '@titraj/contract/shop/define-product-field.ts';
import Type from 'typebox';

/** The coldest night that a plant survives. */
export const HARDINESS = defineProductField({
	name: 'hardy_to',
	schema: Type.Integer({ minimum: -50, maximum: 20 }),
	about: 'Lowest temperature that the plant survives, in degrees Celsius.',
	importColumns: { hr: ['otporna do'], en: ['hardy to'] },
	attribute: { code: 'hardy_to', title: 'Otporna do', group: 'Uzgoj', unit: '°C', onCards: true },
	feed: { attribute: 'custom_label_2', text: (degrees) => (degrees <= -15 ? 'winter' : 'summer') },
	component: () => import('./Field.tsx'),
});
