import type { Company } from '../platform/shop/company.ts';
import { DEMO_IBAN } from '../platform/shop/company.ts';
import type { ShopSettings } from '../platform/shop/shop-settings.ts';

/** Invented for the demo. */
export const DEMO_COMPANY: Company = {
	name: 'Titraj d.o.o.',
	street: 'Frekvencijska 12',
	postcode: '10000',
	city: 'Zagreb',
	oib: '47019263580',
	iban: DEMO_IBAN,
	phone: '+385 1 555 0140',
	email: 'info@titraj.example',
	...{ court: 'Ogledni registar u Zagrebu', register: '000 000 000', capital: '20.000,00 €', management: 'Tina Titraj' },
	returns: 'Titraj d.o.o., povrati, Skladišna 3, 10000 Zagreb',
	...{ mediator: 'Ogledni centar za mirenje', mediator_url: 'https://mirenje.titraj.example/' },
};

/** As its page "Načini plaćanja" says. */
const IN_INSTALMENTS = [
	{ over_cents: 150_00, most: 6 },
	{ over_cents: 400_00, most: 12 },
	{ over_cents: 1000_00, most: 24 },
];

/** Shop settings of the demo. */
export const DEMO_SHOP: ShopSettings = {
	siteName: 'Titraj',
	social: ['https://social.titraj.example/titraj'],
	mailSender: 'info@titraj.example',
	company: DEMO_COMPANY,
	paymentMethods: ['card', 'wallet', 'bank_transfer', 'cash_on_delivery', 'pay_in_store'],
	paymentTerms: {
		card: { instalments: IN_INSTALMENTS },
		card_direct: { instalments: IN_INSTALMENTS },
		card_form: { instalments: IN_INSTALMENTS },
		cash_on_delivery: { fee_cents: 1_99, maximum_cents: 700_00 },
	},
};
