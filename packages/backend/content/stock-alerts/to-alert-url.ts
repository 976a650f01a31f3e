import { STOCK_ALERT_PATH } from '../../catalog/index.ts';
import { localizePath } from '../../localization/index.ts';
import type { Market } from '../../platform/market/market.ts';
import type { BackendConfig } from '../../platform/settings/config.ts';

/** Link in the mails to confirm or cancel an alert. */
export const toAlertUrl = ({ id, code, market }: { id: number; code: string; market: Market }, { siteUrl }: Pick<BackendConfig, 'siteUrl'>): string =>
	siteUrl + localizePath(`${STOCK_ALERT_PATH}${id}-${code}/`, market);
