import { address, list, onOff } from '@titraj/contract/settings/formats.ts';
import { optional, setting } from '@titraj/contract/settings/setting.ts';
import { mailAddress } from './mail-settings.ts';

export const ALERT_SETTINGS = {
	alertMails: optional('ALERT_MAILS', list(mailAddress), {
		about: 'E-mail addresses of the people who run the shop, separated by commas: they get alerts, through `MAIL_URL` (docs/runbook.md). Empty: none.',
	}),
	alertWebhook: optional('ALERT_WEBHOOK_URL', address, {
		about: 'Address that gets alerts as JSON by POST; chat services that show `text` take them as they are. Empty: none.',
		secret: true,
	}),
	alertShopCheck: setting('ALERT_SHOP_CHECK', onOff, {
		standard: 'on',
		about: 'Whether alerts watch the shop at `SITE_URL`, too: its /api/health is asked each minute. `off` if the backend cannot reach that address.',
	}),
} as const;

/** Who gets alerts. */
export interface AlertSettings {
	readonly mails: readonly string[];
	readonly webhook: string | null;
	/** Whether the shop's health is watched besides the backend's state. */
	readonly checksShop: boolean;
}
