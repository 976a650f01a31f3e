import type { Info } from '@titraj/contract/site.ts';
import type { BackendConfig } from '../../platform/settings/config.ts';

/** The company behind the shop (Spec 3, Company structured data). Without an account of its own none is told: nobody is to pay the demo. */
export const toInfo = ({
	siteUrl,
	tags,
	company,
	takesTransfers,
}: Pick<BackendConfig, 'siteUrl' | 'tags' | 'company' | 'takesTransfers'>): Omit<Info, 'payments'> => ({
	site_url: siteUrl,
	site_name: 'Titraj',
	...tags,
	company: {
		name: company.name,
		logo: `${siteUrl}/logo.svg`,
		phone: company.phone,
		email: company.email,
		social: ['https://social.titraj.example/titraj'],
		address: { street: company.street, postcode: company.postcode, city: company.city, country: 'HR' },
		oib: company.oib,
		iban: takesTransfers ? company.iban : '',
	},
});
