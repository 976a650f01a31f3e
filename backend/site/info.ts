import type { Info } from '#lib/contract/site.ts';
import type { BackendConfig } from '../config.ts';

/** The company behind the shop (Spec 3, Company structured data). */
export const toInfo = ({ siteUrl, tags }: Pick<BackendConfig, 'siteUrl' | 'tags'>): Info => ({
	site_url: siteUrl,
	site_name: 'Titraj',
	...tags,
	company: {
		name: 'Titraj d.o.o.',
		logo: `${siteUrl}/logo.svg`,
		phone: '+385 1 555 0140',
		email: 'info@titraj.example',
		social: ['https://social.titraj.example/titraj'],
		address: { street: 'Frekvencijska 12', postcode: '10000', city: 'Zagreb', country: 'HR' },
		oib: '47019263580',
		iban: 'HR5812345671123456789',
	},
});
