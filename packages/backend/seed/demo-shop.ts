import type { Company } from '../platform/shop/company.ts';
import { DEMO_IBAN } from '../platform/shop/company.ts';
import type { MerchantPromises } from '../platform/shop/promises.ts';
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

/** What the demo shop promises, in the language of each market; its pages about delivery and contact say the same. */
const DEMO_PROMISES: MerchantPromises = {
	delivery: { hr: 'Besplatna dostava paketa iznad 60 €', en: 'Delivery in one to two working days' },
	hours: {
		hr: 'Radnim danom od 8 do 18 sati',
		en: 'Monday to Friday, 8 am to 6 pm',
		de: 'Montag bis Freitag, 8 bis 18 Uhr',
		si: 'Ob delavnikih od 8. do 18. ure',
		it: 'Nei giorni lavorativi dalle 8 alle 18',
		es: 'Días laborables de 8 a 18 h',
		rs: 'Radnim danima od 8 do 18 časova',
		ba: 'Radnim danima od 8 do 18 sati',
	},
	answerWorkdays: 1,
	returnCosts: 'customer',
	condition: 'new',
};

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
	promises: DEMO_PROMISES,
};
