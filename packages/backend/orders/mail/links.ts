import { localizePath } from '../../localization/index.ts';
import type { Call } from '../../platform/http/handler.ts';

type Site = Pick<Call, 'lang'> & { config: Pick<Call['config'], 'siteUrl'> };

/** URLs in the storefront that mails about orders link to. */
export const toOrderUrl = (site: Site, identificator: string): string => toUrl(site, `narudzba/?order_identificator=${identificator}`);
export const toSlipUrl = (site: Site, identificator: string): string => toUrl(site, `print-payment-transfer/?order_identificator=${identificator}`);

const toUrl = ({ config, lang }: Site, path: string): string => config.siteUrl + localizePath(`/webshop/${path}`, lang);

/** Payment slip of an order that waits for its transfer. */
export interface SlipLink {
	readonly url: string;
	/** ISO 8601 day until which the transfer is expected. */
	readonly payUntil: string;
}
