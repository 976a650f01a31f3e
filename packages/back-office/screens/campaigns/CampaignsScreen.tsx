import type { ReactNode } from 'react';
import { readCampaigns } from '../../api/campaigns.ts';
import { useRead } from '../../api/read.ts';
import { usePlace } from '../../app/place.ts';
import { t, tOf } from '../../texts/text.ts';
import { ListFilter } from '../../ui/ListFilter.tsx';
import { PagedRows } from '../../ui/PagedRows.tsx';
import { CampaignCalendar } from './CampaignCalendar.tsx';
import { toTerms } from './campaign-terms.ts';
import { toShownMonth } from './month.ts';

const STATES = ['running', 'planned', 'over'] as const;

/** Price campaigns: those of a month on its calendar, and all in a list. */
export default function CampaignsScreen(): ReactNode {
	const { query } = usePlace();
	const state = query.get('state') ?? '';
	const campaigns = useRead(readCampaigns({ state, cursor: query.get('cursor') ?? '' }));
	return (
		<>
			<h1>{t('campaigns.title')}</h1>
			<p>{t('campaigns.about')}</p>
			<div className="actions">
				<a className="button" href="#/campaign/new">
					{t('campaigns.new')}
				</a>
			</div>
			<CampaignCalendar month={toShownMonth(query.get('month'), new Date())} />
			<ListFilter name="state" all={t('campaigns.all')} group="campaigns.state" values={STATES} />
			<PagedRows of={campaigns} none={t('empty.campaigns')}>
				{(campaign) => (
					<li key={campaign.id} className="row">
						<span className="state" data-tone={campaign.state === 'running' ? 'done' : undefined}>
							{tOf('campaigns.state', campaign.state)}
						</span>
						<div>
							<a href={`#/campaigns/${campaign.id}`}>{campaign.title}</a>
							<br />
							<small>{toTerms(campaign).join(' · ')}</small>
						</div>
					</li>
				)}
			</PagedRows>
		</>
	);
}
