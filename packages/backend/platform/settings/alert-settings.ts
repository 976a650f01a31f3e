import { address, list, onOff } from '@titraj/contract/settings/formats.ts';
import { optional, setting } from '@titraj/contract/settings/setting.ts';
import { mailAddress } from './mail-settings.ts';

export const ALERT_SETTINGS = {
	alertMails: optional('ALERT_MAILS', list(mailAddress), {
		about: 'E-mail addresses that alerts are sent to, separated by commas; needs `MAIL_URL` (docs/runbook.md). Empty: no alerts by mail.',
	}),
	alertWebhook: optional('ALERT_WEBHOOK_URL', address, {
		about: 'Address that alerts are posted to as JSON (docs/runbook.md); chat services show the field `text`. Empty: no alerts by webhook.',
		secret: true,
	}),
	alertShopCheck: setting('ALERT_SHOP_CHECK', onOff, {
		standard: 'on',
		about: 'Whether alerts also cover the shop at `SITE_URL`: its /api/health is requested once a minute. Set `off` if the backend cannot reach that address.',
	}),
} as const;

/** Where alerts are sent. */
export interface AlertSettings {
	readonly mails: readonly string[];
	readonly webhook: string | null;
	/** Whether the shop's /api/health is checked, besides the backend's state. */
	readonly checksShop: boolean;
}
