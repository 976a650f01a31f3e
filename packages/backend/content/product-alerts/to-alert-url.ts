import type { AlertKind } from '@titraj/contract/product-alerts.ts';
import { localizePath } from '../../localization/index.ts';
import type { Market } from '../../platform/market/market.ts';
import type { BackendConfig } from '../../platform/settings/config.ts';
import { ALERT_KINDS } from './alert-kinds.ts';

/** Link in the mails to confirm or cancel an alert. */
export const toAlertUrl = (
	kind: AlertKind,
	{ id, code, market }: { id: number; code: string; market: Market },
	{ siteUrl }: Pick<BackendConfig, 'siteUrl'>,
): string => siteUrl + localizePath(`${ALERT_KINDS[kind].path}${id}-${code}/`, market);
