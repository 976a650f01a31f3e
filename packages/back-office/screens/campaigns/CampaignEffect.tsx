import type { CampaignPreview } from '@titraj/backend/merchant-api/routes/campaign-routes.ts';
import type { ReactNode } from 'react';
import { formatMoney } from '../../texts/format.ts';
import { t } from '../../texts/text.ts';
import { Table } from '../../ui/Table.tsx';

/** Effect of a campaign on prices if it began now, and which prices pages may call reduced. */
export function CampaignEffect({ preview: { covered, changed, reduced, samples, overlaps } }: { readonly preview: CampaignPreview }): ReactNode {
	return (
		<>
			<div className="notice" role="status">
				<p>{t('campaign.effect', { covered, changed, reduced })}</p>
				{changed > reduced && <p>{t('campaign.not-reduced', { count: changed - reduced })}</p>}
				{overlaps.length > 0 && <p>{t('campaign.overlaps', { titles: overlaps.map(({ title }) => title).join(', ') })}</p>}
			</div>
			<Table
				title={t('campaign.samples', { count: samples.length })}
				none={t('campaign.no-change')}
				rows={samples}
				keyOf={({ sku }) => sku}
				columns={[
					{ title: t('product.sku'), show: ({ sku }) => sku },
					{ title: t('campaign.product'), show: ({ title }) => title },
					{ title: t('campaign.now'), show: ({ now }) => formatMoney(now), isNumber: true },
					{ title: t('campaign.next'), show: ({ next }) => formatMoney(next), isNumber: true },
					{ title: t('campaign.lowest'), show: ({ lowest_30_days: lowest }) => (lowest === null ? '–' : formatMoney(lowest)), isNumber: true },
					{ title: t('campaign.shown'), show: (row) => t(row.shown_as_reduced ? 'campaign.as-reduced' : 'campaign.as-plain') },
				]}
			/>
		</>
	);
}
