import { STOCK_ALERT_PATH } from '../../catalog/products/urls.ts';
import { localizePath } from '../../localization/addresses/localize-path.ts';
import type { Market } from '../../platform/market/market.ts';
import type { BackendConfig } from '../../platform/settings/config.ts';

/** Where an alert is confirmed and cancelled: the link of its mails. */
export const toAlertUrl = ({ id, code, market }: { id: number; code: string; market: Market }, { siteUrl }: Pick<BackendConfig, 'siteUrl'>): string =>
	siteUrl + localizePath(`${STOCK_ALERT_PATH}${id}-${code}/`, market);
