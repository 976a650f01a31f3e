import { localizePath } from '../../localization/index.ts';
import type { Call } from '../../platform/http/handler.ts';

type Site = Pick<Call, 'lang'> & { config: Pick<Call['config'], 'siteUrl'> };

/** URLs in the storefront that mails about orders link to. */
export const toOrderUrl = (site: Site, identificator: string): string => toUrl(site, `narudzba/?order_identificator=${identificator}`);
export const toSlipUrl = (site: Site, identificator: string): string => toUrl(site, `print-payment-transfer/?order_identificator=${identificator}`);

const toUrl = ({ config, lang }: Site, path: string): string => config.siteUrl + localizePath(`/webshop/${path}`, lang);
