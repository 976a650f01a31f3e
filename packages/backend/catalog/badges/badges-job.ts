import type { BadgeDefinition } from '@titraj/contract/shop/define-badge.ts';
import type { ScheduledJob } from '../../jobs/index.ts';
import { storeTextTranslations } from '../../localization/index.ts';
import type { Database } from '../../platform/database/tables.ts';
import type { BackendConfig } from '../../platform/settings/config.ts';
import { refreshBadges } from './refresh-badges.ts';

const HOUR = 3_600_000;

/** Keeps the badges of the shop folder current, for rules that depend on time, stock or sales; `onChanged` is called if a product's badges changed. */
export const badgesJob = (db: Database, { config, onChanged }: { config: Pick<BackendConfig, 'now' | 'shop'>; onChanged: () => void }): ScheduledJob => ({
	name: 'refresh-badges',
	failure: 'Badges could not be brought up to date',
	every: HOUR,
	async run() {
		const { badges = [] } = config.shop;
		await storeTextTranslations(db, badges.flatMap(toTranslations));
		if (await refreshBadges(db, badges, { now: config.now() })) onChanged();
	},
});

const toTranslations = ({ code, titles: { hr, ...others } }: BadgeDefinition) =>
	Object.entries(others).map(([lang, text]) => ({ kind: 'badge' as const, id: code, field: 'title', lang, text, source: hr }));
