import type { Campaign } from '@titraj/backend/merchant-api/routes/campaign-routes.ts';
import { formatMoney, formatTime } from '../../texts/format.ts';
import { t } from '../../texts/text.ts';

/** Discount, time and products of a campaign in words. */
export const toTerms = ({ percent, price, everything, categories, products, starts_at, ends_at }: Campaign): string[] => [
	percent === null ? t('campaigns.for', { price: formatMoney(price ?? '0') }) : t('campaigns.off', { percent }),
	`${formatTime(starts_at)} – ${formatTime(ends_at)}`,
	everything ? t('campaigns.everything') : t('campaigns.goods', { categories: categories.length, products: products.length }),
];
