import type { Info } from '@titraj/contract/site.ts';
import type { CallConfig } from '../../platform/shop/live-settings.ts';

type InfoSource = Pick<CallConfig, 'siteUrl' | 'siteName' | 'social' | 'tags' | 'company' | 'takesTransfers' | 'sendsMail'>;

/** Fields of an imprint other than name and seat. */
const pickRegister = ({ court, register, capital, management, returns, mediator, mediator_url }: InfoSource['company']) => ({
	...{ court, register, capital, management, returns, mediator, mediator_url },
});

/**
 * The company behind the shop (Spec 3, Company structured data). The IBAN is empty unless the shop takes transfers, so that nobody pays
 * into the demo shop's account.
 */
export const toInfo = ({ siteUrl, siteName, social, tags, company, takesTransfers, sendsMail }: InfoSource): Omit<Info, 'payments'> => ({
	site_url: siteUrl,
	site_name: siteName,
	...tags,
	sends_mail: sendsMail,
	company: {
		name: company.name,
		logo: `${siteUrl}/logo.svg`,
		phone: company.phone,
		email: company.email,
		social: [...social],
		address: { street: company.street, postcode: company.postcode, city: company.city, country: 'HR' },
		oib: company.oib,
		iban: takesTransfers ? company.iban : '',
		...pickRegister(company),
	},
});
