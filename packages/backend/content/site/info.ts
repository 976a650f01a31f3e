import { MARKET_COUNTRIES } from '@titraj/contract/formats/market-countries.ts';
import type { Info, Promises } from '@titraj/contract/site.ts';
import type { Market } from '../../platform/market/market.ts';
import type { CallConfig } from '../../platform/shop/live-settings.ts';
import { type MerchantPromises, textFor } from '../../platform/shop/promises.ts';
import type { ShippingPlan } from '../../shipping/index.ts';

type InfoSource = Pick<CallConfig, 'siteUrl' | 'siteName' | 'social' | 'tags' | 'company' | 'takesTransfers' | 'promises' | 'sendsMail'>;

interface Place {
	readonly lang: Market;
	readonly plan: Pick<ShippingPlan, 'countries' | 'pickup'>;
	/** Path of the logo; empty without one. */
	readonly logo: string;
}

/** Fields of an imprint other than name and seat. */
const pickRegister = ({ court, register, capital, management, returns, mediator, mediator_url }: InfoSource['company']) => ({
	...{ court, register, capital, management, returns, mediator, mediator_url },
});

/**
 * The company behind the shop (Spec 3, Company structured data). The IBAN is empty unless the shop takes transfers, so that nobody pays
 * into the demo shop's account.
 */
export const toInfo = (
	{ siteUrl, siteName, social, tags, company, takesTransfers, promises, sendsMail }: InfoSource,
	place: Place,
): Omit<Info, 'payments' | 'guarantee_notice' | 'newsletter_topics'> => ({
	site_url: siteUrl,
	site_name: siteName,
	...tags,
	sends_mail: sendsMail,
	company: {
		name: company.name,
		logo: place.logo && siteUrl + place.logo,
		phone: company.phone,
		email: company.email,
		social: [...social],
		address: { street: company.street, postcode: company.postcode, city: company.city, country: 'HR' },
		oib: company.oib,
		iban: takesTransfers ? company.iban : '',
		...pickRegister(company),
	},
	promises: toPromises(promises, place),
	delivery: { countries: [...place.plan.countries], pickup: place.plan.pickup.length > 0 },
});

/** The sentence about delivery is left out for a market whose country the shop does not deliver to. */
const toPromises = ({ delivery, hours, answerWorkdays, condition }: MerchantPromises, { lang, plan }: Place): Promises => ({
	delivery: plan.countries.includes(MARKET_COUNTRIES[lang]) ? textFor(delivery, lang) : null,
	hours: textFor(hours, lang),
	answer_workdays: answerWorkdays,
	condition,
});
